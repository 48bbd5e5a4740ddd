import type { Database } from '../db/database.ts';
import { itemsOf, subscriptionIdsOf, type Order, type OrderItem } from './orders.ts';

export const itemReply = ({ orderNumber: _, ...item }: OrderItem) => item;

/** The reply for a new or paid order. @param redirectURL the bank's page for 3-D Secure */
export async function orderReply(db: Database, order: Order, redirectURL?: string) {
  const paid = order.status === 'Paid';
  return {
    orderNumber: order.number,
    status: order.status,
    email: order.email,
    phone: order.phone,
    firstName: order.firstName,
    lastName: order.lastName,
    secondLastName: order.secondLastName,
    currency: order.currency,
    subtotal: order.subtotal,
    tax: order.tax,
    shipping: order.shipping,
    total: order.total,
    items: (await itemsOf(db, order.number)).map(itemReply),
    orderDateUTC: order.orderedAt.getTime(),
    subscriptionIDs: paid ? await subscriptionIdsOf(db, order.number) : null,
    ...(redirectURL === undefined ? {} : { redirectURL }),
  };
}
