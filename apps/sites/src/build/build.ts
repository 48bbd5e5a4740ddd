import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DIST, ROOT } from './paths.ts';

/** Sources of the bundles. Their fingerprint shows whether a build is up to date. */
const SOURCES = [
  'package-lock.json',
  'compiler/styles/**/*.ts',
  'src/**/*.{ts,tsx,css,json,woff2,svg}',
  'apps/shared/**/*.ts',
  'apps/sites/src/**/*.{ts,tsx,css,json,svg}',
];
const SKIPPED = /\.(test|stories)\.tsx?$/;

/** Earlier builds that are kept, for servers that still use them. */
const KEPT_BUILDS = 3;

/** The bundles of one state of the sources. */
export interface SitesBuild {
  /** Fingerprint of the sources. */
  readonly id: string;
  readonly folder: string;
}

export const clientFolder = (folder: string): string => join(folder, 'client');
export const serverEntry = (folder: string): string => join(folder, 'server/create-sites.js');

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !SKIPPED.test(file));
  for (const file of files.sort()) hash.update(file).update(await readFile(join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Removes all but the newest builds, and files of an interrupted build. */
async function dropOld(current: string): Promise<void> {
  const names = (await readdir(DIST)).filter((name) => name !== current);
  const aged = await Promise.all(
    names.map(async (name) => ({
      name,
      since: (await stat(join(DIST, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  aged.sort((a, b) => b.since - a.since);
  for (const { name } of aged.slice(KEPT_BUILDS - 1))
    await rm(join(DIST, name), { recursive: true, force: true });
}

/** Runs as in production, whatever the process is for: servers of other processes use the same build. */
async function inProduction<T>(run: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/**
 * Builds the client and server bundles unless there is a build of the same sources. A build appears completely or not
 * at all, and removes nothing that running servers use.
 * @param say gets a message before slow steps
 */
export async function buildSites(say: (message: string) => void): Promise<SitesBuild> {
  const id = await fingerprint();
  const folder = join(DIST, id);
  if (await exists(serverEntry(folder))) return { id, folder };
  const unfinished = `${folder}.${process.pid}`;
  const step = async (name: string, run: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    say(`Building ${name}…`);
    await inProduction(run);
    say(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  };
  await mkdir(unfinished, { recursive: true });
  // A server that finds its build does not load the build tools.
  const { bundleClient, bundleServer, compressAssets, writeCriticalCss } = await import('./bundle.ts');
  await step('the client', () => bundleClient(clientFolder(unfinished)));
  await step("the pages' styles", () => writeCriticalCss(unfinished));
  await step('the compressed files', () => compressAssets(clientFolder(unfinished)));
  await step('the server', () => bundleServer(dirname(serverEntry(unfinished))));
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another process finished the same build first. Its copy is equal.
    if (!(await exists(serverEntry(folder)))) throw error;
  });
  await dropOld(id);
  return { id, folder };
}
