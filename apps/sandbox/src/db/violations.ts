import { isStorageFailure } from './storage-failure.ts';

interface PostgresError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
}

const UNIQUE_VIOLATION = '23505';
/** NUL in text and JSON, the only character that Postgres cannot store. */
const UNUSABLE_TEXT: readonly unknown[] = ['22021', '22P05'];

/** Postgres' codes for a server that ends or does not take connections, and those of the network. */
const UNAVAILABLE: readonly unknown[] = [
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
];
/** The driver's messages for a connection that is lost. They have no code. */
const LOST =
  /^(connection terminated|client has encountered a connection error|timeout exceeded when trying)/i;

/** An error and its causes, including the one of Postgres. */
function* postgresErrors(error: unknown): Generator<PostgresError> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause as PostgresError;
}

/** The unique index that a statement violated; undefined for other errors. */
export function violatedUnique(error: unknown): string | undefined {
  for (const { code, constraint } of postgresErrors(error))
    if (code === UNIQUE_VIOLATION && typeof constraint === 'string') return constraint;
  return undefined;
}

/** Whether a statement failed because of text that a database column cannot store. */
export const isUnusableText = (error: unknown): boolean =>
  [...postgresErrors(error)].some(({ code }) => UNUSABLE_TEXT.includes(code));

/** Whether a statement failed because the server could not be reached, ended the connection, or has no room. */
export const isUnavailable = (error: unknown): boolean =>
  [...postgresErrors(error)].some(
    (cause) =>
      UNAVAILABLE.includes(cause.code) ||
      (typeof cause.message === 'string' && LOST.test(cause.message)) ||
      isStorageFailure(cause),
  );
