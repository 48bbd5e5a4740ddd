import { execFile } from 'node:child_process';

/** How a program ended that may write only small files: as on a full disk, and without special rights. */
export interface Ended {
  readonly code: unknown;
  readonly stderr: string;
}

/** Runs a program under a limit of the size of its files, in blocks of 1024 bytes. Not on Windows. */
export const runWithSmallFiles = (blocks: number, script: string, args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) =>
    execFile(
      'bash',
      [
        '-c',
        `ulimit -f ${blocks}; exec "$0" --conditions=rotativa-source "$@"`,
        ...[process.execPath, script, ...args],
      ],
      { timeout: 200_000 },
      (error, _stdout, stderr) => resolve({ code: error?.code, stderr }),
    ),
  );
