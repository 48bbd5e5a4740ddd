import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { siteContents } from '../.storybook/sites/content-plugin.ts';
import { rotativaStyles } from '../compiler/styles/vite-plugin.ts';
import { ROOT } from '../compiler/entries.ts';
import { BASE } from './addresses.ts';

const HERE = join(ROOT, 'docs-site');
const conditions = (side: 'browser' | 'node'): string[] => ['rotativa-source', 'module', side, 'production'];

/** All stories are in the pages' server, so nothing is gained by loading some later. */
const checks = { ineffectiveDynamicImport: false, pluginTimings: false };

const common = (side: 'browser' | 'node'): InlineConfig => ({
  configFile: false,
  root: HERE,
  base: BASE,
  mode: 'production',
  logLevel: 'warn',
  publicDir: false,
  plugins: [react(), rotativaStyles(), siteContents()],
  resolve: {
    conditions: conditions(side),
    alias: { 'storybook/test': join(HERE, 'examples/storybook-test.ts') },
  },
});

/** Builds the modules that write pages, for Node. @param folder where they are written */
export const buildServer = (folder: string): Promise<unknown> =>
  build({
    ...common('node'),
    ssr: { noExternal: ['rotativa'], resolve: { conditions: conditions('node') } },
    build: {
      ssr: join(HERE, 'server/entry.tsx'),
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { checks },
    },
  });

/**
 * Themes are an entry for themselves: in a chunk that pages and examples share, Vite would join one with the sheet of the
 * package, which an example loads later.
 */
const ENTRIES = ['site', 'example', 'themes'] as const;

/** Builds the scripts and the styles of the pages. @param folder the site's own */
export const buildClient = (folder: string): Promise<unknown> =>
  build({
    ...common('browser'),
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      manifest: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        checks,
        input: ENTRIES.map((name) => join(HERE, `client/${name}.ts`)),
      },
    },
  });
