import { REFRESH_SECONDS, SHORT_REFRESH_SECONDS, toSeconds } from '../security/tokens.ts';

/**
 * For this time after an exchange the old token gets the same new one: tabs refresh at the same time, and a page that is
 * left loses its response. Identity providers call it the rotation overlap or reuse interval. Both callers then hold one
 * token, so a thief within this time is found when one of them uses it after the other.
 */
export const OVERLAP_MS = 30_000;

/** When a refresh token expires: at a whole second, because tokens have no smaller unit. */
export function refreshExpiry(now: Date, rememberMe: boolean): Date {
  return new Date((toSeconds(now) + (rememberMe ? REFRESH_SECONDS : SHORT_REFRESH_SECONDS)) * 1000);
}

/** The stored facts about the tokens of a session. */
export interface Refreshable {
  readonly refreshId: string;
  readonly refreshIssuedAt: Date;
  readonly previousRefreshId: string | null;
}

/** The role of a refresh token in its session: the current one, the one before it within the overlap, or used before. */
export function judgeRefresh(
  session: Refreshable,
  refreshId: string,
  now: Date,
): 'current' | 'in exchange' | 'reused' {
  if (refreshId === session.refreshId) return 'current';
  const age = now.getTime() - session.refreshIssuedAt.getTime();
  return refreshId === session.previousRefreshId && age < OVERLAP_MS ? 'in exchange' : 'reused';
}
