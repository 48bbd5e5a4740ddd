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

/** The person who gets a gift, and its e-mail. */
export interface GiftRecipient {
  name: string;
  email: string;
  /** The giver's message in the e-mail. */
  note?: string | undefined;
  /** When the e-mail leaves, in ISO 8601 with a time zone. Without it, and for a time that has passed, at once. */
  sendNotificationOn?: string | undefined;
}

/** The `subscriptionType` of a subscription: the reader's, or one that its owner shares with the reader. */
export const SUBSCRIPTION_TYPE = { own: 1, shared: 2 } as const;

/** Status codes that count as active or relevant: the subscribe button is hidden. */
export const RELEVANT_STATUSES: readonly number[] = [1, 3, 4, 5];
/** Status codes that the paywall accepts. */
export const PAYWALL_STATUSES: readonly number[] = [1, 3, 4];
/** Paid, and renewed at the end of the period. */
export const ACTIVE_STATUS = 1;
/** Over: the paid period of a cancelled subscription has ended. */
export const TERMINATED_STATUS = 2;
/** Cancelled: access continues until the period ends. */
export const CANCELLED_STATUS = 3;
/** A payment is due. */
export const SUSPENDED_STATUS = 4;
/** A gift that waits for its recipient. */
export const TO_REDEEM_STATUS = 5;
/** Without access, and not billed any more. */
export const INACTIVE_STATUS = 6;

/** Status codes of subscriptions that are over: they are neither billed nor changed any more. */
export const ENDED_STATUSES: readonly number[] = [TERMINATED_STATUS, INACTIVE_STATUS];
/** Status codes in which the owner may cancel. */
export const CANCELLABLE_STATUSES: readonly number[] = [ACTIVE_STATUS, SUSPENDED_STATUS];

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

/** Whether the reader had a subscription and has none any more. */
export const isFormerSubscriber = (list: readonly { status: number }[]): boolean =>
  list.some(({ status }) => ENDED_STATUSES.includes(status)) && !isSubscriber(list);

/** The subscription whose card is to be changed: one with a payment that is due, else one that renews. @see C5, C8 */
export const cardIsDue = <S extends { status: number }>(list: readonly S[]): S | undefined =>
  list.find(({ status }) => status === SUSPENDED_STATUS) ??
  list.find(({ status }) => status === ACTIVE_STATUS);
