import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** The modules of this repository that a browser gets with an entry. */
async function modulesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '.cache/none',
    metafile: true,
    format: 'esm',
    packages: 'external',
    alias: { rotativa: join(ROOT, 'src') },
    external: ['*.css', 'virtual:*'],
    loader: { '.svg': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
  });
  return [
    ...Object.keys(metafile.inputs),
    ...Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path)),
  ];
}

it.each(['apps/sites/src/client/entry.ts', 'apps/desk/src/app/main.tsx', '.storybook/sites/open-page.ts'])(
  'a browser gets nothing of it with %s',
  async (entry) => {
    const modules = await modulesOf(entry);
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.filter((path) => /opentelemetry|shared\/telemetry|request-id/.test(path))).toEqual([]);
  },
);
