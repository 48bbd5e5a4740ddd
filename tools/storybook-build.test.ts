import { globSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '../compiler/entries.ts';
import { SOURCES } from './storybook-build.ts';

it('Storybook is built again when any module of its stories has changed', { timeout: 60_000 }, async () => {
  const modules = globSync(['.storybook/**/*.ts', '{.storybook,src}/**/*.stories.tsx'], { cwd: ROOT });
  const { metafile } = await build({
    entryPoints: modules.filter((file) => !file.endsWith('.test.ts')),
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    outdir: 'none',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['*.css', '*.svg', '*.woff2', '*?raw', 'virtual:*'],
    metafile: true,
    logLevel: 'silent',
  });
  const read = Object.keys(metafile.inputs);
  expect(read).toContain('apps/sandbox/src/seed/compile.ts');
  const missing = read.filter((file) => !SOURCES.some((source) => `${file}/`.startsWith(`${source}/`)));
  expect(missing, 'add these to SOURCES').toEqual([]);
});
