interface PostgresError {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

const UNIQUE_VIOLATION = '23505';
/** NUL in text and JSON, the only character that Postgres cannot store. */
const UNUSABLE_TEXT: readonly unknown[] = ['22021', '22P05'];

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
