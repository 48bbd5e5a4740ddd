/** The callers that share a counter. */
export type LimitScope =
  /**
   * All callers of one address. Mobile carriers put many readers behind one address, so these limits are high, and in
   * development, where all readers of a test share one machine, `addressFactor` times as high.
   */
  | 'address'
  /** The account of the call, from any address. */
  | 'account'
  /** One account from one address: the strictest, because it never locks out the owner at another address. */
  | 'account at address';

/**
 * The calls that count: every call, those with a status from 400 to 499, or those with one of some error codes, such as
 * a wrong password but not a missing field.
 */
export type Counts = 'calls' | 'failures' | readonly string[];

export interface LimitRule {
  readonly scope: LimitScope;
  readonly max: number;
  readonly windowSeconds: number;
  readonly counts: Counts;
}

/** The field of a body that names an account. */
export interface AccountField {
  /** How the route reads the body. */
  readonly body: 'json' | 'form';
  /** The first of these that the body has. */
  readonly fields: readonly string[];
  /** User name or e-mail address: both are the same account. */
  readonly signIn?: true;
}

export interface RouteLimit {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The source of the account's name: the body, or the reader of the access token. */
  readonly account?: AccountField | 'reader';
  /** The code of the refusal. @defaultValue '429' */
  readonly code?: string;
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

/** The path contains a secret that could be guessed. Readers with the e-mail succeed at the first call. */
export const GUESSING = [rule('address', 'failures', 60, TEN_MINUTES)];
