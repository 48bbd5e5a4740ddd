/** What the list of subscriptions holds, with the server's `statusID` exposed as `status`. @see 000 §3 */
export interface SubscriptionEntry {
  subscriptionID: number;
  status: number;
  sku: string;
  productName?: string | undefined;
  paymentMethod?:
    | {
        paymentPartner?: string | undefined;
        lastFour?: string | undefined;
        /** Names the card when it is changed. */
        paymentMethodID?: number | undefined;
      }
    | undefined;
}

/** Codes that count as active or relevant: the subscribe button is hidden. @see 000 §4, §6 */
export const RELEVANT_STATUSES: readonly number[] = [1, 3, 4, 5];
/** Codes that the paywall accepts. @see 000 §4 */
export const PAYWALL_STATUSES: readonly number[] = [1, 3, 4];
export const ACTIVE_STATUS = 1;
/** After cancelling: access goes on until the period ends. */
export const CANCELLED_STATUS = 3;
/** Set locally, never by the server. */
export const INACTIVE_STATUS = 6;

/** What a reader reads for each status; the specification names the codes and leaves 4 and 5 to their use. */
export const STATUS_LABELS: Readonly<Record<number, string>> = {
  1: 'Activa',
  2: 'Terminada',
  3: 'Cancelada: tienes acceso hasta el final del periodo',
  4: 'Suspendida por pago pendiente',
  5: 'Regalo por activar',
  6: 'Inactiva',
};

/**
 * The list as the session keeps it: sorted ascending by status, `false` when there is none.
 * @see 000 §4, A1
 */
export function sortSubscriptions<S extends { status: number }>(list: readonly S[]): S[] | false {
  return list.length > 0 ? list.toSorted((a, b) => a.status - b.status) : false;
}

/** Whether the reader counts as a subscriber. @see 000 §6 */
export const isSubscriber = (list: readonly { status: number }[] | false | null): boolean =>
  Array.isArray(list) && list.some(({ status }) => RELEVANT_STATUSES.includes(status));
