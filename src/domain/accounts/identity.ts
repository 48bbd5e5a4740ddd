import { STORAGE_KEYS } from './storage.ts';

/** Keys of the identity layer. Logging out removes them. */
export const IDENTITY_KEYS = [
  STORAGE_KEYS.userInfo,
  STORAGE_KEYS.userProfile,
  STORAGE_KEYS.userSettings,
  STORAGE_KEYS.ampReaderId,
  STORAGE_KEYS.userSegments,
] as const;

/** The `type` of the message that a window sends to its page after a sign-in. */
export const LOGIN_MESSAGE_TYPE = 'ARC_LOGIN_SUCCESS';
/** The event of the vendor's client on the window at a sign-out. */
export const LOGOUT_EVENT = 'ArcSDK.logout';

/** The tokens that are stored after a login, a sign-up or a refresh. */
export interface Identity {
  uuid: string;
  accessToken: string;
  refreshToken: string;
  impersonator?: string | undefined;
}

/**
 * The stored identity if it is complete. If it is undefined, the caller clears the storage.
 * `impersonator` is optional, as in the vendor's clients.
 * @see A2
 */
export function completeIdentity(value: unknown): Identity | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { uuid, accessToken, refreshToken, impersonator } = value as Record<string, unknown>;
  if (!isText(uuid) || !isText(accessToken) || !isText(refreshToken)) return undefined;
  return { uuid, accessToken, refreshToken, ...(isText(impersonator) ? { impersonator } : {}) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** A time claim of a JSON Web Token. The signature is not checked: only the server can. The time tells when to refresh. */
function tokenMoment(token: string, claim: 'exp' | 'iat'): number | undefined {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { [claim]: moment } = Object(claims) as Record<string, unknown>;
    return typeof moment === 'number' && Number.isFinite(moment) ? moment : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds since the epoch at which a token expires; undefined for an invalid token or one without this claim. */
export const tokenExpiry = (token: string): number | undefined => tokenMoment(token, 'exp');

/** Seconds since the epoch at which a token was issued; undefined for an invalid token or one without this claim. */
export const tokenIssue = (token: string): number | undefined => tokenMoment(token, 'iat');

/** Whether a token has expired at `nowMs`. A token without an expiry time counts as expired. */
export const isExpired = (token: string, nowMs: number): boolean => (tokenExpiry(token) ?? 0) * 1000 <= nowMs;
