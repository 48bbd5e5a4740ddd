import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { parse } from './parse.ts';
import { compileRoots } from './compile-roots.ts';

/** Only replaces styled roots with compiled ones, to find the package's imports. */
export const compiledRootsPlugin = (source: string): Plugin => ({
  name: 'rotativa-compiled-roots',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => ({
      contents: await compileFile(path, source),
      loader: 'ts',
    }));
  },
});

/** Returns a styles file with compiled roots, or undefined for a broken rule, which the extraction reports. */
export async function compileFile(path: string, source: string): Promise<string> {
  const code = await readFile(path, 'utf8');
  return parse(path, code).problems.length > 0 ? '' : compileRoots(path, code, runtimeFrom(path, source));
}

function runtimeFrom(path: string, source: string): string {
  const specifier = relative(dirname(path), join(source, 'styling/compiled-root.ts')).split(sep).join('/');
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}
