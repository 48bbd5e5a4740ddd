import { writeSync } from 'node:fs';

/** The exit code of a sandbox that cannot write its database: EX_IOERR of sysexits. */
export const STORAGE_EXIT_CODE = 74;

/** Postgres' codes for a full disk and an I/O error. */
const CODES: readonly unknown[] = ['53100', '58030'];
/** Messages of Postgres for other failed writes, such as a file size limit. They have no specific code. */
const MESSAGE =
  /^could not (extend|write|fsync|flush|open|create|read|rename|truncate|close|seek|stat|access)\b.*\b(file|block|segment|directory|log|relation|status)|no space left|file too large|input\/output error|quota exceeded|read-only file system/i;

/** The same in the numbers of WASI. */
const REASONS: Readonly<Record<number, string>> = {
  51: 'no space left on device',
  19: 'quota exceeded',
  22: 'file too large',
  29: 'input/output error',
  69: 'read-only file system',
};
const NUMBERS: readonly unknown[] = Object.keys(REASONS).map(Number);

/** The number in an error of the embedded Postgres' file system, which is no Error. */
const fileSystemFault = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errno' in error && typeof error.errno === 'number'
    ? error.errno
    : undefined;

/**
 * Whether an error means that the database cannot write its files. After such an error the embedded Postgres does not
 * respond: the next call would wait forever.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return NUMBERS.includes(fileSystemFault(error));
  const { code, severity, message } = error as Error & { code?: unknown; severity?: unknown };
  if (error instanceof WebAssembly.RuntimeError) return true;
  return severity === 'PANIC' || severity === 'FATAL' || CODES.includes(code) || MESSAGE.test(message);
}

const ADVICE = 'Check free space, quotas, file size limits and permissions, then start again.';

/** A file of a start cannot be written. A full disk is the usual reason. */
export class UnwritableError extends Error {
  override readonly name = 'UnwritableError';

  constructor(file: string, reason: unknown) {
    const words = reason instanceof Error ? reason.message : String(reason);
    super(`${file} cannot be written: ${words}\nNothing of it is kept. ${ADVICE}`);
  }
}

/** For the `catch` of a write. @throws UnwritableError */
export const unwritable =
  (file: string) =>
  (reason: unknown): never => {
    throw new UnwritableError(file, reason);
  };

/** The embedded Postgres aborts without a reason, as when the end of a file is missing. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof WebAssembly.RuntimeError)
    return `Postgres stopped, as it does when a disk is full (${error.message})`;
  return error instanceof Error ? error.message : REASONS[fileSystemFault(error) ?? 0];
}

/** Ends this process at once, with the reason on standard error. The database can no longer be called. */
export function endOnStorageFailure(dataDir: string, error: unknown): never {
  writeSync(
    process.stderr.fd,
    `The embedded database in ${dataDir} cannot be written: ${reasonOf(error)}\n` +
      `The process ends so that nothing is lost. ${ADVICE}\n`,
  );
  process.exit(STORAGE_EXIT_CODE);
}
