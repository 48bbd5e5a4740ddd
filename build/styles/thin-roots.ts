import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { parse } from './parse.ts';
import { thin } from './thin.ts';

/** Only replaces styled roots with thin ones, to find the package's imports. */
export const thinRoots = (source: string): Plugin => ({
  name: 'rotativa-thin-roots',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => ({
      contents: await thinFile(path, source),
      loader: 'ts',
    }));
  },
});

/** Returns a styles file with thin roots, or undefined for a broken rule, which the extraction reports. */
export async function thinFile(path: string, source: string): Promise<string> {
  const code = await readFile(path, 'utf8');
  return parse(path, code).problems.length > 0 ? '' : thin(path, code, runtimeFrom(path, source));
}

function runtimeFrom(path: string, source: string): string {
  const specifier = relative(dirname(path), join(source, 'styling/thin.ts')).split(sep).join('/');
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}
