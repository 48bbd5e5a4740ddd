import { inspect } from 'node:util';
import { STORAGE_EXIT_CODE, UnwritableError } from './db/storage-failure.ts';

/** Prints on standard error. */
export const say = (message: string): void => void process.stderr.write(`${message}\n`);

/** Ends the process with the reason in words, without a stack. */
export function fail(error: unknown): never {
  say(`The sandbox cannot run. ${error instanceof Error ? error.message : inspect(error)}`);
  if (error instanceof Error && error.cause !== undefined) say(`Cause: ${String(error.cause)}`);
  process.exit(error instanceof UnwritableError ? STORAGE_EXIT_CODE : 1);
}
