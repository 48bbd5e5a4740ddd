import { writeSync } from 'node:fs';

/** The exit code of a sandbox that cannot write its database: EX_IOERR of sysexits. */
export const STORAGE_EXIT_CODE = 74;

/** Postgres' codes for a full disk and an I/O error. */
const CODES: readonly unknown[] = ['53100', '58030'];
/** Messages of Postgres for other failed writes, such as a file size limit. They have no specific code. */
const MESSAGE =
  /^could not (extend|write|fsync|flush|open|create|read|rename|truncate|close|seek|stat|access)\b.*\b(file|block|segment|directory|log|relation|status)|no space left|file too large|input\/output error|quota exceeded|read-only file system/i;

/** The same in the numbers of WASI: no space, quota, file too large, I/O error, read-only. */
const NUMBERS: readonly unknown[] = [51, 19, 22, 29, 69];

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

/** Ends this process at once, with the reason on standard error. The database can no longer be called. */
export function endOnStorageFailure(dataDir: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : `the file system answers ${fileSystemFault(error)}`;
  writeSync(
    process.stderr.fd,
    `The embedded database in ${dataDir} cannot be written: ${reason}\n` +
      'The process ends so that nothing is lost. Check free space, quotas and file size limits, then start again.\n',
  );
  process.exit(STORAGE_EXIT_CODE);
}
