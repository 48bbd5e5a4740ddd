import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { withBuiltSpecifiers } from '../specifiers.ts';
import { StyleProblems, type StyleProblem } from './problem.ts';
import { baseSheet, moduleSheets, pieceSheets, stylesModule, wholeSheet } from './sheets.ts';
import { withImport } from './compile-roots.ts';
import { compileFile } from './compiled-roots-plugin.ts';

export interface StylesPluginOptions {
  /** Absolute path of the library's source folder. */
  source: string;
  /** Absolute path of the output folder for `styles.css`, `base.css` and the CSS of each folder. */
  outdir: string;
}

/**
 * Writes the library's CSS when a build starts, and replaces styled roots with compiled ones. Every
 * broken rule is a build error with file, line and column.
 */
export const rotativaStyles = ({ source, outdir }: StylesPluginOptions): Plugin => ({
  name: 'rotativa-styles',
  setup(build) {
    build.onStart(async () => {
      try {
        await writeSheets(source, outdir);
        return {};
      } catch (error) {
        if (error instanceof StyleProblems) return { errors: error.problems.map(asMessage) };
        throw error;
      }
    });
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => ({
      contents: withSheet(withBuiltSpecifiers(await compileFile(path, source)), stylesModule(path, source)),
      loader: 'ts',
    }));
    // Every root imports it, so the base comes with the first piece, once.
    build.onLoad({ filter: /\/styling\/compiled-root\.ts$/ }, async ({ path }) => ({
      contents: withImport(withBuiltSpecifiers(await readFile(path, 'utf8')), `import '#css/base.css'; `),
      loader: 'ts',
    }));
  },
});

/** Adds the import of a module's CSS, which `imports` of package.json resolves for bundlers only. */
const withSheet = (code: string, module: string): string =>
  code.includes('compiledRoot(') ? withImport(code, `import '#css/${module}.css'; `) : code;

async function writeSheets(source: string, outdir: string): Promise<void> {
  const files = new Map([
    [join(outdir, 'styles.css'), await wholeSheet(source)],
    [join(outdir, 'base.css'), await baseSheet(source)],
  ]);
  for (const [module, css] of await moduleSheets(source)) files.set(join(outdir, `${module}.css`), css);
  for (const [folder, css] of await pieceSheets(source)) files.set(join(outdir, `${folder}.css`), css);
  for (const [path, css] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, css);
  }
}

const asMessage = ({ file, line, column, lineText, message }: StyleProblem): PartialMessage => ({
  text: message,
  location: { file, line, column, lineText },
});
