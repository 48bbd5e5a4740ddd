import { ApiError } from 'rotativa/domain';

/** The kinds of failures that the desk treats alike. */
export type Failure = 'offline' | 'session' | 'refused';

/** No server answered, or one behind the desk did not. */
const GONE: readonly number[] = [0, 502, 503, 504];

/** Why a call failed: no server answered, the session has ended, or it was refused. */
export function failureOf(error: unknown): Failure {
  const status = error instanceof ApiError ? error.httpStatus : 0;
  if (status === 401) return 'session';
  return GONE.includes(status) ? 'offline' : 'refused';
}

/** The messages of a lost connection are for developers. */
const OFFLINE = 'No hay conexión con la mesa. Intenta de nuevo.';

/** What editors read about a failure. */
export const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.httpStatus !== 0 && error.message ? error.message : OFFLINE;
