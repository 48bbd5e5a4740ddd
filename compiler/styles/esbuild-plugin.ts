import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { withBuiltSpecifiers } from '../specifiers.ts';
import { StyleProblems, type StyleProblem } from './problem.ts';
import { withSheets, type SheetImports } from './sheet-imports.ts';
import { baseSheet, pieceSheets, wholeSheet } from './sheets.ts';
import { compileFile } from './compiled-roots-plugin.ts';

export interface StylesPluginOptions {
  /** Absolute path of the library's source folder. */
  source: string;
  /** Absolute path of the output folder for `styles.css`, `base.css` and the CSS of pieces. */
  outdir: string;
  /** From `sheetImports`. */
  imports: SheetImports;
}

/**
 * Writes the library's CSS when a build starts, and replaces styled roots with compiled ones. Every
 * broken rule is a build error with file, line and column.
 */
export const rotativaStyles = ({ source, outdir, imports }: StylesPluginOptions): Plugin => ({
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
      contents: withSheets(withBuiltSpecifiers(await compileFile(path, source)), imports.get(path)),
      loader: 'ts',
    }));
  },
});

async function writeSheets(source: string, outdir: string): Promise<void> {
  const files = new Map([
    [join(outdir, 'styles.css'), await wholeSheet(source)],
    [join(outdir, 'base.css'), await baseSheet(source)],
  ]);
  for (const [sheet, css] of await pieceSheets(source)) files.set(join(outdir, sheet), css);
  for (const [path, css] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, css);
  }
}

const asMessage = ({ file, line, column, lineText, message }: StyleProblem): PartialMessage => ({
  text: message,
  location: { file, line, column, lineText },
});
