import { PAYWALL_STATUSES, type SubscriptionEntry } from '../sales/subscription.ts';

/** Sections that the paywall never locks; `{product}` is the weekly's slug. @see 000 §4 */
const FREE_PATHS = [
  '/{product}play',
  '/{product}-tv',
  '/hablan-las-marcas',
  '/mejor-colombia',
  '/especiales',
  '/foros-{product}',
];

export interface PaywallPage {
  /** Path of the page, with or without query. */
  path: string;
  /** `content_restrictions.content_code` of the document. */
  contentCode?: string | undefined;
  /** The weekly's slug. */
  product: string;
}

/** Whether the paywall leaves this page alone. @see 000 §4, P1 */
export function skipsPaywall({ path, contentCode, product }: PaywallPage): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return (
    FREE_PATHS.some((free) => pathname.includes(free.replace('{product}', product))) ||
    (pathname.includes('/finanzas') && contentCode === '1')
  );
}

/**
 * Whether the body is replaced by the locked notice: the paywall script was triggered, or the content code is '3'
 * and no subscription entry has status 1, 3 or 4.
 *
 * @param subscriptions null while unknown, false for none
 * @see 000 §4, P1
 */
export function isLocked(
  page: PaywallPage,
  reader: { triggered: boolean; subscriptions: readonly SubscriptionEntry[] | false | null },
): boolean {
  if (skipsPaywall(page)) return false;
  const entitled =
    Array.isArray(reader.subscriptions) &&
    reader.subscriptions.some(({ status }) => PAYWALL_STATUSES.includes(status));
  return reader.triggered || (page.contentCode === '3' && !entitled);
}

/** The marks on the article's wrapper: pending until the subscriptions are known, 'no subscribers' when there are none. @see 000 §4, P2 */
export function wrapperState(
  subscriptions: readonly SubscriptionEntry[] | false | null,
): 'pending' | 'no-subscribers' | 'ready' {
  if (subscriptions === null) return 'pending';
  return subscriptions === false ? 'no-subscribers' : 'ready';
}

/** The tracking flag that analytics records. @see 000 §4, P2 */
export function trackingFlag(reader: {
  loggedIn: boolean;
  subscriptions: readonly SubscriptionEntry[] | false | null;
}): 'paid' | 'lgdin' | 'anon' {
  if (!reader.loggedIn) return 'anon';
  return Array.isArray(reader.subscriptions) &&
    reader.subscriptions.some(({ status }) => PAYWALL_STATUSES.includes(status))
    ? 'paid'
    : 'lgdin';
}
