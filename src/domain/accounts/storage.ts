/** Keys of the identity layer and of the brands in the browser's storage. */
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
  renewalClosed: 'RenewalClosed',
  /** How often a tab has changed the reader's subscriptions: other tabs hear it. */
  subscriptionChanges: 'rotativa.subscriptions',
} as const;

/** Keys of the identity layer. Logging out removes them. */
export const IDENTITY_KEYS = [
  STORAGE_KEYS.userInfo,
  STORAGE_KEYS.userProfile,
  STORAGE_KEYS.userSettings,
  STORAGE_KEYS.ampReaderId,
  STORAGE_KEYS.userSegments,
] as const;

/** Cookie storage rejects longer values and logs a warning. */
export const COOKIE_MAX_CHARACTERS = 4000;
/** Default expiry of a persistent cookie. */
export const COOKIE_DEFAULT_EXPIRY = 'Tue, 19 Jan 2038 03:14:07 GMT';

export const LOGIN_MESSAGE_TYPE = 'ARC_LOGIN_SUCCESS';
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

/** Whether a browser holds a session, without reading it. Blocked storage holds none. */
export function holdsSession(browser: {
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem'>;
}): boolean {
  try {
    const key = STORAGE_KEYS.userInfo;
    return Boolean(browser.localStorage.getItem(key) ?? browser.sessionStorage.getItem(key));
  } catch {
    return false;
  }
}

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
