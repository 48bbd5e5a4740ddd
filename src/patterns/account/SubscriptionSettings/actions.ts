import type { GiftValues } from '../../../forms/sharing.ts';
import type { CardChange } from '../../../flows/card-change/card-change.ts';
import type { Sharing, SubscriptionDetails } from '../../../providers/ports/sales.ts';
import {
  SUBSCRIPTION_TYPE,
  ACTIVE_STATUS,
  CANCELLABLE_STATUSES,
  CANCELLED_STATUS,
  ENDED_STATUSES,
  PAYWALL_STATUSES,
  TO_REDEEM_STATUS,
} from '../../../domain/sales/subscription.ts';
import { paidAtGoogle } from './status.ts';

/** Why a reader cancels. */
export interface CancelReason {
  text: string;
  /** The service's own code, if it has one. */
  code?: string | undefined;
}

/** A subscription with what its page needs beside its details. */
export interface ReaderSubscription extends SubscriptionDetails {
  /** With whom it is shared; absent if it cannot be shared. */
  sharing?: Sharing | undefined;
  /** The paid period has ended. */
  periodOver?: boolean | undefined;
}

/** The actions with the card on file. */
export interface CardActions extends CardChange {
  /** Whether the bank's page has just returned to this address. It is true once. */
  returned: () => boolean;
}

/** The actions with a subscription. Every call rejects with an `ApiError`, which the page shows. */
export interface SubscriptionActions {
  /** The possible reasons of a cancellation. */
  reasons: readonly CancelReason[];
  cancel: (reason: CancelReason) => Promise<void>;
  rescue: () => Promise<void>;
  /** Absent on a page without card fields, and for a subscription that no card pays. */
  card?: CardActions | undefined;
  /** Invites a person. Returns the invitation's link. */
  share: (email: string) => Promise<string>;
  /** @param associateId the subscription of the person */
  stopSharing: (associateId: number) => Promise<void>;
  /** Sends a gift. Returns its link. */
  give: (recipient: GiftValues) => Promise<string>;
}

/** The event that a gift leaves on the subscription of its recipient. */
const REDEEMED_EVENT = 'REDEEM_SUBSCRIPTION';

/** The actions on the page of a subscription, by its status and its owner. The service decides. @see C2, C3 */
export function offersOf({ status, subscriptionType, currentPaymentMethod, events }: SubscriptionDetails) {
  const isOwn = subscriptionType !== SUBSCRIPTION_TYPE.shared;
  const isGiven = isOwn && (events ?? []).some(({ eventType }) => eventType === REDEEMED_EVENT);
  return {
    isOwn,
    /** A redeemed gift: another reader has paid it once, and it ends without a cancellation. */
    isGiven,
    isOver: ENDED_STATUSES.includes(status),
    cancel: isOwn && !isGiven && CANCELLABLE_STATUSES.includes(status),
    rescue: isOwn && status === CANCELLED_STATUS,
    card:
      isOwn &&
      CANCELLABLE_STATUSES.includes(status) &&
      currentPaymentMethod?.lastFour !== undefined &&
      !paidAtGoogle(currentPaymentMethod),
    /** The people stay readers until the subscription ends, so they can be removed until then. */
    people: isOwn && PAYWALL_STATUSES.includes(status),
    share: isOwn && status === ACTIVE_STATUS,
    give: isOwn && status === TO_REDEEM_STATUS,
  };
}
