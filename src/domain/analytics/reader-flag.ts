import type { Session } from '../accounts/session.ts';
import { PAYWALL_STATUSES } from '../sales/subscription.ts';
import type { READER_FLAGS } from './catalogue.ts';

export type ReaderFlag = (typeof READER_FLAGS)[number];

/** The reader's state in a page view. @see P2 */
export function readerFlag({ user, subscriptions }: Session): ReaderFlag {
  if (user === false) return 'anon';
  if (user === null || subscriptions === null) return 'pending';
  return subscriptions && subscriptions.some(({ status }) => PAYWALL_STATUSES.includes(status))
    ? 'paid'
    : 'lgdin';
}
