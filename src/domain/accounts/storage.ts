/** Browser keys of the identity layer and of the brands. @see 000 §3, arc-contract 'Browser storage and events' */
export const STORAGE_KEYS = {
  userInfo: 'ArcId.USER_INFO',
  userProfile: 'ArcId.USER_PROFILE',
  userSettings: 'ArcId.USER_SETTINGS',
  ampReaderId: 'ArcId.AMP_READER_ID',
  userSegments: 'ArcId.USER_SEGMENTS',
  ageGate: 'sohoAge',
  swgCanceled: 'swgCanceled',
  renewalDay: 'currentlocaldate',
  analyticsUser: 'userIdAnalytics',
  renewalData: 'RenewalData',
} as const;

/** The identity layer's own keys: what logging out removes. */
export const IDENTITY_KEYS = [
  STORAGE_KEYS.userInfo,
  STORAGE_KEYS.userProfile,
  STORAGE_KEYS.userSettings,
  STORAGE_KEYS.ampReaderId,
  STORAGE_KEYS.userSegments,
] as const;

/** Cookie storage refuses longer values and logs a warning. @see 000 §5 */
export const COOKIE_MAX_CHARACTERS = 4000;
/** Default expiry of a persistent cookie. @see 000 §9 */
export const COOKIE_DEFAULT_EXPIRY = 'Tue, 19 Jan 2038 03:14:07 GMT';

export const LOGIN_MESSAGE_TYPE = 'ARC_LOGIN_SUCCESS';
export const LOGOUT_EVENT = 'ArcSDK.logout';

/** What a login, a sign-up or a refresh leaves behind. */
export interface Identity {
  uuid: string;
  accessToken: string;
  refreshToken: string;
  impersonator?: string | undefined;
}

/**
 * The stored identity when it is complete, else undefined: the storage is then cleared.
 * `impersonator` is optional, as the vendor's clients have it.
 * @see 000 §4, A2
 */
export function completeIdentity(value: unknown): Identity | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { uuid, accessToken, refreshToken, impersonator } = value as Record<string, unknown>;
  if (!isText(uuid) || !isText(accessToken) || !isText(refreshToken)) return undefined;
  return { uuid, accessToken, refreshToken, ...(isText(impersonator) ? { impersonator } : {}) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** A moment that a JSON Web Token names. The signature is not checked: only the server can, this is to know when to refresh. */
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

/** Seconds since the epoch at which a token expires; undefined when it is not a token or does not say. */
export const tokenExpiry = (token: string): number | undefined => tokenMoment(token, 'exp');

/** Seconds since the epoch at which a token was made; undefined when it is not a token or does not say. */
export const tokenIssue = (token: string): number | undefined => tokenMoment(token, 'iat');

/** Whether a token is over at `nowMs`. One that does not say when it ends is taken as over. */
export const isExpired = (token: string, nowMs: number): boolean => (tokenExpiry(token) ?? 0) * 1000 <= nowMs;
