import type { BadgeProps } from '../../../components/Badge/Badge.tsx';
import {
  ACTIVE_STATUS,
  CANCELLED_STATUS,
  INACTIVE_STATUS,
  SUSPENDED_STATUS,
  TERMINATED_STATUS,
  TO_REDEEM_STATUS,
} from '../../../domain/sales/subscription.ts';
import { GOOGLE_PARTNER } from '../../../domain/sales/swg-rules.ts';
import type { SubscriptionDetails } from '../../../providers/ports/sales.ts';
import { subscriptionSettings, subscriptionStatus as messages } from '../../../messages/account-settings.ts';
import { googleSubscription } from '../../../messages/store.ts';

export interface StatusView {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
  /** The meaning of the status for the reader. @param date the end of the period in words; undefined if unknown */
  note: (date: string | undefined) => string;
}

/** The codes of the sales service: 1, 3, 4 and 5 count as active. */
const views = (): Readonly<Record<number, StatusView>> => ({
  [ACTIVE_STATUS]: { ...messages.active, tone: 'success' },
  [TERMINATED_STATUS]: { ...messages.terminated, tone: 'neutral' },
  [CANCELLED_STATUS]: { ...messages.cancelled, tone: 'warning' },
  [SUSPENDED_STATUS]: { ...messages.suspended, tone: 'error' },
  [TO_REDEEM_STATUS]: { ...messages.toRedeem, tone: 'info' },
  [INACTIVE_STATUS]: { ...messages.inactive, tone: 'neutral' },
});

export const isKnown = (status: number): boolean => status in views();

/**
 * The words of a status; for a code that the service adds later, its number.
 * @param isGiven whether it is a gift that the reader has redeemed
 * @see C2
 */
export function statusView(status: number, isGiven = false): StatusView {
  const view = views()[status] ?? { ...messages.other(status), tone: 'neutral' };
  return isGiven && status === ACTIVE_STATUS ? { ...view, note: messages.active.given } : view;
}

/** The words of an order's state; for a state that the service adds later, its name. @see C6 */
export const orderState = (state = ''): string => subscriptionSettings.orderStates[state] ?? state;

/** Whether Google collects the payments. The reader changes the card there. @see C10 */
export const paidAtGoogle = (method: SubscriptionDetails['currentPaymentMethod']): boolean =>
  method?.paymentPartner === GOOGLE_PARTNER;

/** A card on file as a reader knows it: 'Visa terminada en 1111, vence 12/2027'. */
export function cardMessages(card: SubscriptionDetails['currentPaymentMethod']): string {
  const { creditCardType, lastFour, expiration, paymentPartner } = card ?? {};
  if (paidAtGoogle(card)) return googleSubscription.partner;
  const name = lastFour ? subscriptionSettings.card(lastFour, creditCardType) : paymentPartner;
  return [name, expiration && subscriptionSettings.expires(expiration)].filter(Boolean).join(', ');
}
