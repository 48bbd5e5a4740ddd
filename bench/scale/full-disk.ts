import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { OwnServer } from '../../apps/sandbox/tests/postgres-server.ts';

const run = promisify(execFile);

const postmasterOf = ({ databaseDir }: OwnServer): number | undefined => {
  const file = join(databaseDir, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
};

const isAlive = (pid: number | undefined): boolean => pid !== undefined && existsSync(`/proc/${pid}`);

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}

/** Sets the largest file that a process may write, as its user: for others it needs a right. One that has ended is left out. */
async function limitFile(pid: number, bytes: number | 'unlimited'): Promise<void> {
  try {
    const { uid, gid } = statSync(`/proc/${pid}`);
    await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { uid, gid });
  } catch (error) {
    if (isAlive(pid)) throw error;
  }
}

const limitFiles = (pids: readonly number[], bytes: number | 'unlimited'): Promise<unknown> =>
  Promise.all(pids.map((pid) => limitFile(pid, bytes)));

/**
 * For a time none of these processes and none of the database can write a byte to a file: a full disk at its worst. A limit
 * of the size of files does it without special rights. PostgreSQL ends when it cannot write its log; then a supervisor
 * starts it again, once there is room.
 */
export async function fillDisk(postgres: OwnServer, pids: readonly number[], ms: number): Promise<void> {
  const postmaster = postmasterOf(postgres);
  if (postmaster === undefined) throw new Error('PostgreSQL does not run.');
  // First the one that starts the others.
  const database = (): number[] => [postmaster, ...childrenOf(postmaster)];
  await limitFiles([postmaster, ...pids], 0);
  await limitFiles(database(), 0);
  await sleep(ms);
  await limitFiles([...pids, ...(isAlive(postmaster) ? database() : [])], 'unlimited');
  if (!isAlive(postmaster)) await postgres.restart('fast');
}
