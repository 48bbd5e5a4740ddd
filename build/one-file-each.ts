import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withBuiltSpecifiers } from './specifiers.ts';

/**
 * Compiles each source file to one file, with its imports under their built names. Nothing is bundled:
 * each file keeps its own 'use client', and a component keeps its name (a bundle has `var Button` and
 * `function Button` in one scope and renames one of them). Loads after the styles' own plugin.
 */
export const oneFileEach: Plugin = {
  name: 'one-file-each',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: withBuiltSpecifiers(await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
