interface PostgresError {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

const UNIQUE_VIOLATION = '23505';
/** A NUL, in text and in JSON: Postgres keeps every character but this one. */
const UNUSABLE_TEXT: readonly unknown[] = ['22021', '22P05'];

/** A failure and what it was caused by; the one that Postgres reported is among them. */
function* postgresErrors(error: unknown): Generator<PostgresError> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause as PostgresError;
}

/** The unique index that a failed statement ran against; undefined for every other failure. */
export function violatedUnique(error: unknown): string | undefined {
  for (const { code, constraint } of postgresErrors(error))
    if (code === UNIQUE_VIOLATION && typeof constraint === 'string') return constraint;
  return undefined;
}

/** Whether a statement failed because a call brought text that no database column can hold. */
export const isUnusableText = (error: unknown): boolean =>
  [...postgresErrors(error)].some(({ code }) => UNUSABLE_TEXT.includes(code));
