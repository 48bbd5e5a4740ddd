import { join } from 'node:path';
import { build, mergeConfig, type InlineConfig } from 'vite';
import { BRANDS } from 'rotativa/themes';
import { noPreloadHelper } from './no-preload-helper.ts';
import { noShownProps } from './no-shown-props.ts';
import { CLIENT_ENTRY, RECORDING_ENTRY, ROOT, SERVER_ENTRY, STYLES_ENTRY, themeFile } from './paths.ts';
import { shared } from './vite.ts';

export { compressAssets } from '../../../shared/compress-assets.ts';
export { writeCriticalCss } from './write-critical-css.ts';
export { writeSharedSheets } from './write-shared-sheets.ts';

/**
 * React, the hydration code, and small parts that most islands use. They are one chunk, so that an island needs no
 * third request.
 */
const HYDRATION = [
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  /[\\/]src[\\/]islands[\\/](carry-over|hydrate|replay|IslandRoot)\.tsx?$/,
  /[\\/]src[\\/]styling[\\/]/,
  /[\\/]src[\\/]components[\\/](Button|Heading|Icon|IconButton|IconLink|Link|LinkButton|Spinner|Text|VisuallyHidden)[\\/]/,
];

/**
 * The files of islands' components have no name: the entry of every page holds the addresses of all of them, and names
 * are a tenth of its compressed size.
 */
const chunkFileNames = ({ name }: { name: string }): string =>
  /^[A-Z]/.test(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js';

const client = (folder: string): InlineConfig => ({
  plugins: [noPreloadHelper(), noShownProps()],
  build: {
    outDir: folder,
    emptyOutDir: true,
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [
        CLIENT_ENTRY,
        RECORDING_ENTRY,
        STYLES_ENTRY,
        ...BRANDS.map((brand) => join(ROOT, themeFile(brand))),
      ],
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: [
            // A group takes what its modules import. The code of sessions needs these rules, too, and not React.
            { name: 'addresses', test: /[\\/]src[\\/]domain[\\/]url[\\/]/, priority: 1 },
            { name: 'hydration', test: (id) => HYDRATION.some((part) => part.test(id)) },
          ],
        },
      },
    },
  },
});

const server = (folder: string): InlineConfig => ({
  build: {
    outDir: folder,
    emptyOutDir: true,
    ssr: SERVER_ENTRY,
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'create-sites.js' },
      // The server renders the islands that the client imports when they are needed.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});

const bundle = (config: InlineConfig) =>
  build(mergeConfig(shared(), { ...config, logLevel: 'warn' } satisfies InlineConfig));

/** Bundles the client. */
export const bundleClient = (folder: string): Promise<unknown> => bundle(client(folder));

/** Bundles the server. Its entry is `create-sites.js`. */
export const bundleServer = (folder: string): Promise<unknown> => bundle(server(folder));
