import { execFile } from 'node:child_process';
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { writeWhole } from '../jobs/write-whole.ts';
import { unwritable } from './storage-failure.ts';

const Holder = z.object({
  pid: z.number().int(),
  /** Start of the process in the format of the system; absent if the system does not report it. */
  started: z.string().optional(),
  /** Device and number of the folder that holds the data folder. A copy of both has another. */
  place: z.string().optional(),
  url: z.string().optional(),
});
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
  /** Publishes the address of the holder, for `npm run import`. */
  announce(url: string): Promise<void>;
  release(): Promise<void>;
}

const lockFileOf = (dataDir: string) => `${dataDir}.lock`;

/** The living process that holds the data folder, or undefined. */
export async function lockHolder(dataDir: string): Promise<LockHolder | undefined> {
  const text = await readFile(lockFileOf(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const holder = Holder.safeParse(parseJson(text));
  if (!holder.success || !(await isHolding(holder.data))) return undefined;
  const { place } = holder.data;
  return place === undefined || place === (await placeOf(dataDir)) ? holder.data : undefined;
}

async function placeOf(dataDir: string): Promise<string | undefined> {
  const info = await stat(dirname(dataDir)).catch(() => undefined);
  return info && `${info.dev}:${info.ino}`;
}

/** Process ids are reused: the process with this id is only the holder if it started at the same time. */
async function isHolding({ pid, started }: LockHolder): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const startedNow = started === undefined ? undefined : await startOf(pid);
  return startedNow === undefined || startedNow === started;
}

/**
 * Locks the embedded database's folder for this process. The files cannot be shared.
 * @throws DatabaseInUseError naming the process that holds the lock, UnwritableError
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const file = lockFileOf(dataDir);
  await mkdir(dirname(file), { recursive: true }).catch(unwritable(dirname(file)));
  const holder = await lockHolder(dataDir);
  if (holder !== undefined) throw new DatabaseInUseError(file, holder);
  await rm(file, { force: true });
  const handle = await open(file, 'wx').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') unwritable(file)(error);
    throw new DatabaseInUseError(file, (await lockHolder(dataDir)) ?? { pid: 0 });
  });
  const own: LockHolder = {
    pid: process.pid,
    started: await startOf(process.pid),
    place: await placeOf(dataDir),
  };
  await handle
    .writeFile(JSON.stringify(own))
    .catch(unwritable(file))
    .finally(() => handle.close());
  return {
    announce: (url) => writeWhole(file, JSON.stringify({ ...own, url })).catch(unwritable(file)),
    release: () => rm(file, { force: true }),
  };
}

const run = promisify(execFile);
const text = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/**
 * When a process started: boot id and ticks on Linux, else the output of `ps`. It is constant for a process
 * and differs for the next process with the same id.
 * @returns undefined if the system does not report it
 */
export async function startOf(pid: number): Promise<string | undefined> {
  const [state, boot] = await Promise.all([
    text(`/proc/${pid}/stat`),
    text('/proc/sys/kernel/random/boot_id'),
  ]);
  // The second field is the program's name in parentheses, which may contain spaces. The start is the 22nd.
  const ticks = state?.slice(state.lastIndexOf(')') + 2).split(' ')[19];
  if (ticks !== undefined && boot !== undefined) return `${boot.trim()}:${ticks}`;
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const printed = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { env }).catch(() => undefined);
  return printed?.stdout.trim() || undefined;
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
