import { mkdir } from 'node:fs/promises';
import { buildOnce } from '../../../shared/build-once.ts';
import { APP, DIST, ROOT } from './paths.ts';

const SOURCES = [
  'package-lock.json',
  'compiler/styles/**/*.ts',
  'src/**/*.{ts,tsx,css,json,woff2,svg}',
  'apps/desk/index.html',
  'apps/desk/src/{app,build}/**/*.{ts,tsx,css}',
];

/**
 * Builds the app unless there is a build of the same sources.
 * @param say gets a message before slow steps
 * @returns the folder of the build
 */
export async function buildDesk(say: (message: string) => void): Promise<string> {
  const { folder } = await buildOnce({
    root: ROOT,
    dist: DIST,
    sources: SOURCES,
    finished: 'index.html',
    say,
    steps: async (unfinished) => {
      await mkdir(unfinished, { recursive: true });
      // A server that finds its build does not load the build tools.
      const { bundle } = await import('./bundle.ts');
      return [['the desk', () => bundle(APP, unfinished)]];
    },
  });
  return folder;
}
