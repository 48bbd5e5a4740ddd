import { dirname, join } from 'node:path';
import { buildOnce, type FinishedBuild } from '../../../shared/build-once.ts';
import { clientFolder, DIST, ROOT } from './paths.ts';

const SOURCES = [
  'package-lock.json',
  'compiler/styles/**/*.ts',
  'src/**/*.{ts,tsx,css,json,woff2,svg}',
  'apps/shared/**/*.ts',
  'apps/sites/src/**/*.{ts,tsx,css,json,svg}',
];

/** The entry of the server's bundle, in the folder of a build. */
const SERVER = 'server/create-sites.js';

export const serverEntry = (folder: string): string => join(folder, SERVER);

/**
 * Builds the client and server bundles unless there is a build of the same sources. A build appears completely or not
 * at all, and removes nothing that running servers use.
 * @param say gets a message before slow steps
 */
export const buildSites = (say: (message: string) => void): Promise<FinishedBuild> =>
  buildOnce({
    root: ROOT,
    dist: DIST,
    sources: SOURCES,
    finished: SERVER,
    say,
    steps: async (folder) => {
      // A server that finds its build does not load the build tools.
      const { bundleClient, bundleServer, compressAssets, writeCriticalCss, writeSharedSheets } =
        await import('./bundle.ts');
      return [
        ['the client', () => bundleClient(clientFolder(folder))],
        ["the pages' styles", () => writeCriticalCss(folder)],
        ['the stylesheets that pages share', () => writeSharedSheets(folder)],
        ['the compressed files', () => compressAssets(clientFolder(folder))],
        ['the server', () => bundleServer(dirname(serverEntry(folder)))],
      ];
    },
  });
