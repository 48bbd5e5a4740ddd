import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { withComponentNames } from './compiler/component-names.ts';
import { builtModule, DIST, ROOT, shippedModules, SOURCE } from './compiler/entries.ts';
import { oneFileEach } from './compiler/one-file-each.ts';
import { rotativaStyles } from './compiler/styles/esbuild-plugin.ts';
import { sheetImports } from './compiler/styles/sheet-imports.ts';

// One file per source file, so that 'use client' stays in its file and a consumer's bundler drops unused files.
// tsc makes the declarations: see compiler/declarations.ts.
export default defineConfig(async () => {
  const imports = await sheetImports(SOURCE);
  return {
    entry: Object.fromEntries((await shippedModules()).map((path) => [builtModule(path), join(ROOT, path)])),
    outDir: DIST,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    bundle: false,
    splitting: false,
    treeshake: false,
    // The built files are readable as they are, with the names of the source.
    sourcemap: false,
    clean: false,
    dts: false,
    silent: true,
    plugins: [{ name: 'component-names', renderChunk: (code) => ({ code: withComponentNames(code) }) }],
    esbuildPlugins: [rotativaStyles({ source: SOURCE, outdir: DIST, imports }), oneFileEach(imports)],
  };
});
