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

/** Cookie storage rejects longer values and logs a warning. */
export const COOKIE_MAX_CHARACTERS = 4000;
/** Default expiry of a persistent cookie. */
export const COOKIE_DEFAULT_EXPIRY = 'Tue, 19 Jan 2038 03:14:07 GMT';

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
