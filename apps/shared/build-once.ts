import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files beside the sources, which no program reads: a folder for production has none, and has the same fingerprint. */
export const BESIDE_SOURCES = /\.(?:test|stories|fixture)\.tsx?$/;

/** Earlier builds that are kept, for servers that still use them. */
const KEPT_BUILDS = 3;

/** A step of a build: its name in messages, and what it does. */
export type BuildStep = readonly [name: string, run: () => Promise<unknown>];

export interface BuildOnceOptions {
  /** The folder that the sources are in. */
  readonly root: string;
  /** The folder of all builds, each in one named by its fingerprint. */
  readonly dist: string;
  /** Patterns of the sources, whose fingerprint shows whether a build is up to date. */
  readonly sources: readonly string[];
  /** A file that a finished build has. */
  readonly finished: string;
  /** Gets a message before slow steps. */
  readonly say: (message: string) => void;
  /** The steps that fill the folder, asked for only when there is something to build. */
  readonly steps: (folder: string) => Promise<readonly BuildStep[]>;
}

/** The bundles of one state of the sources. */
export interface FinishedBuild {
  /** Fingerprint of the sources. */
  readonly id: string;
  readonly folder: string;
}

async function fingerprint(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = globSync([...sources], { cwd: root }).filter((file) => !BESIDE_SOURCES.test(file));
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Removes all but the newest builds, and files of an interrupted build. */
async function dropOld(dist: string, current: string): Promise<void> {
  const names = (await readdir(dist)).filter((name) => name !== current);
  const aged = await Promise.all(
    names.map(async (name) => ({
      name,
      since: (await stat(join(dist, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  aged.sort((a, b) => b.since - a.since);
  for (const { name } of aged.slice(KEPT_BUILDS - 1))
    await rm(join(dist, name), { recursive: true, force: true });
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
 * Builds unless there is a build of the same sources. A build appears completely or not at all, and removes nothing that
 * running servers use.
 */
export async function buildOnce(options: BuildOnceOptions): Promise<FinishedBuild> {
  const { root, dist, sources, finished, say, steps } = options;
  const id = await fingerprint(root, sources);
  const folder = join(dist, id);
  if (await exists(join(folder, finished))) return { id, folder };
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const [name, run] of await steps(unfinished)) {
    const start = performance.now();
    say(`Building ${name}…`);
    await inProduction(run);
    say(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  }
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another process finished the same build first. Its copy is equal.
    if (!(await exists(join(folder, finished)))) throw error;
  });
  await dropOld(dist, id);
  return { id, folder };
}
