/** An entry of the subscription list. The server's `statusID` is exposed as `status`. */
export interface SubscriptionEntry {
  subscriptionID: number;
  status: number;
  sku: string;
  productName?: string | undefined;
  paymentMethod?:
    | {
        paymentPartner?: string | undefined;
        lastFour?: string | undefined;
        /** Identifies the card for changing it. */
        paymentMethodID?: number | undefined;
      }
    | undefined;
}

/** Status codes that count as active or relevant: the subscribe button is hidden. */
export const RELEVANT_STATUSES: readonly number[] = [1, 3, 4, 5];
/** Status codes that the paywall accepts. */
export const PAYWALL_STATUSES: readonly number[] = [1, 3, 4];
export const ACTIVE_STATUS = 1;
/** Cancelled: access continues until the period ends. */
export const CANCELLED_STATUS = 3;
/** Set locally, never by the server. */
export const INACTIVE_STATUS = 6;

/**
 * The list for the session: sorted ascending by status, `false` if it is empty.
 * @see A1
 */
export function sortSubscriptions<S extends { status: number }>(list: readonly S[]): S[] | false {
  return list.length > 0 ? list.toSorted((a, b) => a.status - b.status) : false;
}

/** Whether the reader counts as a subscriber. */
export const isSubscriber = (list: readonly { status: number }[] | false | null): boolean =>
  Array.isArray(list) && list.some(({ status }) => RELEVANT_STATUSES.includes(status));
