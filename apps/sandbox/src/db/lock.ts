import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const Holder = z.object({ pid: z.number().int(), url: z.string().optional() });
export type LockHolder = z.infer<typeof Holder>;

/** The embedded database's folder is open in another process. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  readonly holder: LockHolder;

  constructor(lockFile: string, holder: LockHolder) {
    const where = holder.url === undefined ? '' : ` that listens at ${holder.url}`;
    super(
      `The embedded database is in use by process ${holder.pid}${where}. Stop it, or set SANDBOX_DATA to ` +
        `another folder. If no sandbox is running, delete ${lockFile}.`,
    );
    this.holder = holder;
  }
}

export interface DataLock {
  /** Publishes the address under which the holder answers, for `npm run import`. */
  announce(url: string): Promise<void>;
  release(): Promise<void>;
}

const lockFileOf = (dataDir: string) => `${dataDir}.lock`;

/** The living process that holds the data folder, or undefined. */
export async function lockHolder(dataDir: string): Promise<LockHolder | undefined> {
  const text = await readFile(lockFileOf(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const holder = Holder.safeParse(parseJson(text));
  return holder.success && isAlive(holder.data.pid) ? holder.data : undefined;
}

/**
 * Takes the embedded database's folder for this process; the files cannot be shared.
 * @throws DatabaseInUseError naming the process that has it
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const file = lockFileOf(dataDir);
  await mkdir(dirname(file), { recursive: true });
  const holder = await lockHolder(dataDir);
  if (holder !== undefined) throw new DatabaseInUseError(file, holder);
  await rm(file, { force: true });
  const handle = await open(file, 'wx').catch(async () => {
    throw new DatabaseInUseError(file, (await lockHolder(dataDir)) ?? { pid: 0 });
  });
  await handle.writeFile(JSON.stringify({ pid: process.pid }));
  await handle.close();
  return {
    announce: (url) => writeFile(file, JSON.stringify({ pid: process.pid, url })),
    release: () => rm(file, { force: true }),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
