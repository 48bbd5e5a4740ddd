import { isSubscriber } from '../sales/subscription.ts';
import type { Session } from './session.ts';

/** The reader's state, on which links and buttons of a page depend; `unknown` until profile and subscriptions are there. */
export type ReaderState = 'unknown' | 'anonymous' | 'registered' | 'subscriber';

/** The state of a session’s reader: `unknown` until profile and subscriptions are there. @see H3 */
export function readerState({ user, subscriptions }: Session): ReaderState {
  if (user === false) return 'anonymous';
  if (user === null || subscriptions === null) return 'unknown';
  return isSubscriber(subscriptions) ? 'subscriber' : 'registered';
}

/** The name that a header shows: the part of the e-mail before the @, else the first name. Empty for other visitors. */
export function readerName({ user }: Session): string {
  if (!user) return '';
  const [name = ''] = (user.email ?? '').split('@');
  return name || (user.firstName ?? '');
}
