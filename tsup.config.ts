import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { withComponentNames } from './build/component-names.ts';
import { withRestProps } from './build/rest-props.ts';
import { withDirectCalls } from './build/direct-calls.ts';
import { DIST, shippedModules, SOURCE, statelessParts } from './build/entries.ts';
import { oneFileEach } from './build/one-file-each.ts';
import { rotativaStyles } from './build/styles/esbuild-plugin.ts';

const stateless = statelessParts();

// One file per source file, so that 'use client' stays where it is written and a consumer's bundler drops
// what nobody imports. Declarations are made by tsc: see build/declarations.ts.
export default defineConfig(async () => ({
  entry: Object.fromEntries(
    (await shippedModules()).map((path) => [path.replace(/\.tsx?$/, ''), join(SOURCE, path)]),
  ),
  outDir: DIST,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  splitting: false,
  treeshake: false,
  sourcemap: true,
  clean: false,
  dts: false,
  silent: true,
  plugins: [
    {
      name: 'components',
      renderChunk: (code) => ({ code: withRestProps(withDirectCalls(withComponentNames(code), stateless)) }),
    },
  ],
  esbuildPlugins: [rotativaStyles({ source: SOURCE, outdir: DIST }), oneFileEach],
}));
