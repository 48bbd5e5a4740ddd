import { deletionLosses as messages } from '../../messages/account-settings.ts';
import { longDate } from '../dates/format.ts';
import { money } from './money.ts';
import { SUBSCRIPTION_TYPE, SUSPENDED_STATUS, TO_REDEEM_STATUS } from './subscription.ts';

/** The loss of a subscription with the account. */
export interface Loss {
  product: string;
  kind: 'paid' | 'due' | 'gift' | 'shared';
  /** The end of the paid period, in milliseconds since 1970. */
  until?: number | undefined;
  /** The last payment. */
  paid?: { amount: number; currency?: string | undefined } | undefined;
  /** The addresses of the people who read with it. */
  people: readonly string[];
}

/** The facts of the sales service about a subscription that the reader has. */
interface Held {
  sku: string;
  status: number;
  productName?: string | undefined;
  subscriptionType?: number | undefined;
  nextEventDateUTC?: number | undefined;
  paymentHistory?: readonly { total?: number | undefined; currency?: string | undefined }[] | undefined;
}

function kindOf({ status, subscriptionType }: Held): Loss['kind'] {
  if (subscriptionType === SUBSCRIPTION_TYPE.shared) return 'shared';
  if (status === TO_REDEEM_STATUS) return 'gift';
  return status === SUSPENDED_STATUS ? 'due' : 'paid';
}

/** @param people the addresses with which it is shared */
export function lossOf(held: Held, people: readonly string[]): Loss {
  const last = held.paymentHistory?.at(-1);
  return {
    product: held.productName ?? held.sku,
    kind: kindOf(held),
    until: held.nextEventDateUTC,
    ...(last?.total !== undefined && { paid: { amount: last.total, currency: last.currency } }),
    people,
  };
}

/** The loss in words, the same on the account's page, in the e-mail and on the page that the e-mail opens. @see A11 */
export function lossMessages({ product, kind, until, paid, people }: Loss): string {
  const date = until === undefined ? undefined : longDate(new Date(until));
  return [
    messages[kind](product, date),
    ...(paid && kind !== 'shared' ? [messages.money(money(paid.amount, paid.currency))] : []),
    ...(people.length > 0 ? [messages.people(people)] : []),
  ].join(' ');
}
