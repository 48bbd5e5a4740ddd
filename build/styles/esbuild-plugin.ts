import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { withBuiltSpecifiers } from '../specifiers.ts';
import { parse } from './parse.ts';
import { StyleProblems, type StyleProblem } from './problem.ts';
import { baseSheet, sheets } from './sheets.ts';
import { thin } from './thin.ts';

export interface StylesPluginOptions {
  /** Absolute path of the library's source folder. */
  source: string;
  /** Absolute path of the folder that `styles.css`, `base.css` and each folder's own CSS are written to. */
  outdir: string;
}

/**
 * Writes the library's CSS when a build starts, and puts thin roots in the place of styled ones. Every
 * broken rule is a build error with its file, line and column, all of them at once.
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
      contents: withBuiltSpecifiers(await thinFile(path, source)),
      loader: 'ts',
    }));
  },
});

/** Puts thin roots in the place of styled ones and does no more: to see what the package will import. */
export const thinRoots = (source: string): Plugin => ({
  name: 'rotativa-thin-roots',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => ({
      contents: await thinFile(path, source),
      loader: 'ts',
    }));
  },
});

async function thinFile(path: string, source: string): Promise<string> {
  const code = await readFile(path, 'utf8');
  // What is broken is reported once, at the start; here the broken text must only do no more harm.
  return parse(path, code).problems.length > 0 ? '' : thin(path, code, runtimeFrom(path, source));
}

async function writeSheets(source: string, outdir: string): Promise<void> {
  const { whole, parts } = await sheets(source);
  const files = new Map([
    [join(outdir, 'styles.css'), whole],
    [join(outdir, 'base.css'), await baseSheet(source)],
  ]);
  for (const [folder, css] of parts) files.set(join(outdir, `${folder}.css`), css);
  for (const [path, css] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, css);
  }
}

function runtimeFrom(path: string, source: string): string {
  const specifier = relative(dirname(path), join(source, 'styling/thin.ts')).split(sep).join('/');
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}

const asMessage = ({ file, line, column, lineText, message }: StyleProblem): PartialMessage => ({
  text: message,
  location: { file, line, column, lineText },
});
