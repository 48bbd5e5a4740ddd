import { REFRESH_SECONDS, SHORT_REFRESH_SECONDS, toSeconds } from '../security/tokens.ts';

/**
 * Tabs that refresh at the same time send the same token. The response is delayed by this time, so a caller within it
 * cannot have the response yet. A later caller with the old token has the response already, or has stolen the token.
 */
export const OVERLAP_MS = 200;

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

/** The role of a refresh token in its session: the current one, the one of an exchange that is under way, or used before. */
export function judgeRefresh(
  session: Refreshable,
  refreshId: string,
  now: Date,
): 'current' | 'in exchange' | 'reused' {
  if (refreshId === session.refreshId) return 'current';
  const age = now.getTime() - session.refreshIssuedAt.getTime();
  return refreshId === session.previousRefreshId && age < OVERLAP_MS ? 'in exchange' : 'reused';
}
