import { readFile } from 'node:fs/promises';
import type { OnLoadResult, Plugin } from 'esbuild';
import { serverIsland } from './island-modules.ts';
import { withBuiltSpecifiers } from './specifiers.ts';
import { problemAt } from './styles/problem.ts';
import { withSheets, type SheetImports } from './styles/sheet-imports.ts';

/**
 * Compiles each source file to one file, with its imports under their built names. Nothing is bundled:
 * each file keeps its own 'use client', and a component keeps its name (a bundle has `var Button` and
 * `function Button` in one scope and renames one of them). Must follow the plugin for styles.
 * An island outside a client module is a build error with file, line and column.
 *
 * @param sheets the CSS that modules import
 */
export const oneFileEach = (sheets: SheetImports): Plugin => ({
  name: 'one-file-each',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }): Promise<OnLoadResult> => {
      const code = await readFile(path, 'utf8');
      const island = serverIsland(path, code);
      if (island !== undefined) return { errors: [missingDirective(path, code, island)] };
      return {
        contents: withSheets(withBuiltSpecifiers(code), sheets.get(path)),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});

function missingDirective(path: string, code: string, position: number) {
  const { file, line, column, lineText } = problemAt(path, code, position, '');
  return {
    text: "defineIsland() is called in a module without 'use client': server components could not use the island",
    location: { file, line, column, lineText },
  };
}
