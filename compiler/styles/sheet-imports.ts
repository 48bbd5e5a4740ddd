import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withImport } from './compile-roots.ts';
import { stylesFiles } from './extract.ts';
import { moduleGraph, sourcePath, stylesOfIslands } from './imports.ts';
import { parse } from './parse.ts';
import { sheetOf } from './sheet-groups.ts';

/** The CSS files that each built module imports, relative to the output, by the absolute path of its source. */
export type SheetImports = ReadonlyMap<string, readonly string[]>;

/**
 * Returns what makes a page ship the CSS of what it imports: a styles file imports its CSS, a module with islands that of
 * their components, and the module that every root imports the reset and the default tokens.
 *
 * @param source absolute path of the library's source folder
 */
export async function sheetImports(source: string): Promise<SheetImports> {
  const styled = new Set<string>();
  for (const file of stylesFiles(source))
    if (parse(file, await readFile(file, 'utf8')).roots.length > 0) styled.add(sourcePath(file, source));
  const islands = stylesOfIslands(await moduleGraph(source), source);
  const sheets: [string, readonly string[]][] = [
    ['styling/compiled-root.ts', ['base.css']],
    ...[...styled].map((module): [string, string[]] => [module, [sheetOf(module)]]),
    ...[...islands].map(([module, styles]): [string, string[]] => [
      module,
      [...new Set(styles.filter((path) => styled.has(path)).map(sheetOf))],
    ]),
  ];
  return new Map(sheets.map(([module, files]) => [join(source, module), files]));
}

/** Adds the imports of CSS, which `imports` of package.json resolves for bundlers only. */
export const withSheets = (code: string, sheets: readonly string[] = []): string =>
  sheets.reduceRight((text, sheet) => withImport(text, `import '#css/${sheet}'; `), code);
