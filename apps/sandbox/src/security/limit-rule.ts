/** Who shares a counter. */
export type LimitScope =
  /**
   * Everybody behind one address; whole neighbourhoods share one with mobile carriers, so these are generous, and in
   * development, where all of a test's readers come from one machine, `addressFactor` times as high.
   */
  | 'address'
  /** The account that the call is about, from wherever it is called. */
  | 'account'
  /** One account from one address: the tightest, which never locks out the account's owner elsewhere. */
  | 'account at address';

/**
 * What uses a limit up: every call, those that are answered by 400 to 499, or those that are refused with one of some
 * codes, such as a wrong password but not a forgotten field.
 */
export type Counts = 'calls' | 'failures' | readonly string[];

export interface LimitRule {
  readonly scope: LimitScope;
  readonly max: number;
  readonly windowSeconds: number;
  readonly counts: Counts;
}

export interface RouteLimit {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Where the account's name stands: a field of the JSON or form body, or the reader of the access token. */
  readonly account?: { readonly field: string } | 'reader';
  readonly rules: readonly LimitRule[];
}

const MINUTE = 60;
export const TEN_MINUTES = 10 * MINUTE;
export const QUARTER = 15 * MINUTE;
export const HOUR = 60 * MINUTE;

export const rule = (scope: LimitScope, counts: Counts, max: number, windowSeconds: number): LimitRule => ({
  scope,
  counts,
  max,
  windowSeconds,
});

/** A secret of the call's address is guessed at: whoever has the letter succeeds at once. */
export const GUESSING = [rule('address', 'failures', 60, TEN_MINUTES)];
