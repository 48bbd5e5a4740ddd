/**
 * For how many days each kind of personal data is kept, and the fewest that an operator may set. `docs/privacy.md` says
 * why. The sandbox applies them, and the sites' page about personal data names them.
 */
export const RETENTION = {
  'unused-accounts': { days: 1826, least: 365 },
  orders: { days: 3653, least: 3653 },
  'unpaid-orders': { days: 180, least: 30 },
  messages: { days: 730, least: 365 },
  consents: { days: 1278, least: 1278 },
  newsletters: { days: 1096, least: 365 },
  'forum-seats': { days: 1096, least: 365 },
  'deletion-requests': { days: 1096, least: 1096 },
  'account-events': { days: 365, least: 30 },
  sessions: { days: 90, least: 1 },
  'privacy-reports': { days: 30, least: 1 },
  emails: { days: 30, least: 7 },
  'measured-events': { days: 90, least: 1 },
} as const satisfies Readonly<Record<string, { readonly days: number; readonly least: number }>>;

export type RetentionName = keyof typeof RETENTION;
export const RETENTION_NAMES = Object.keys(RETENTION) as RetentionName[];

/** Days by kind of data. */
export type RetentionDays = Readonly<Record<RetentionName, number>>;

/** Days between the e-mail that an unused account will be deleted, and its deletion. */
export const UNUSED_NOTICE_DAYS = 30;
