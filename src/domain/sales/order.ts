import { isRecord } from '../ans/is-record.ts';

/** Default page size of the order history. @see C6 */
export const HISTORY_PAGE_SIZE = 10;
/** Default number of orders before a page of the history. */
export const HISTORY_START = 0;
/** The states of an order, and the values of the history's filter. */
export const PAID_ORDER = 'Paid';
export const ORDER_STATUSES = [PAID_ORDER, 'Pending', 'PartiallyPaid', 'Cancelled'] as const;
/** The state of an order; 'PartiallyPaid' where a payment covers a part of it. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Whether a value is the state of an order. */
export const isOrderStatus = (value: unknown): value is OrderStatus =>
  ORDER_STATUSES.some((status) => status === value);

/** Devices that one digital subscription works on. */
export const DEVICES_PER_SUBSCRIPTION = 4;

/** The payload of an order without empty values: undefined, null, blank strings, and empty objects. */
export function omitEmpty<T extends object>(payload: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(payload)
      .map(([key, value]) => [key, isRecord(value) ? omitEmpty(value) : value] as const)
      .filter(([, value]) => !isEmpty(value)),
  ) as Partial<T>;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isRecord(value) && Object.keys(value).length === 0);
