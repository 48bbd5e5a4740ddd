import { Fault, type MemoryRequest } from './request.ts';
import type { BackendState, CartLine, Product, StoredOrder, Subscription } from './state.ts';

export const CARD_PARTNER = 'PayU';

/** The owner of a cart and its orders: the reader, or the browser. */
export const buyerOf = ({ account, browser }: MemoryRequest): string => account?.uuid ?? browser;

/** @throws Fault 404 for a product or a price that is not sold */
export function productOf({ products }: BackendState, sku: string, priceCode: string): Product {
  const product = products.find((other) => other.sku === sku && other.priceCode === priceCode);
  if (product) return product;
  throw new Fault(404, 'unknown_sku', 'SKU not found');
}

export function totalsOf(state: BackendState, lines: readonly CartLine[]) {
  const items = lines.map((line) => {
    const { name, price } = productOf(state, line.sku, line.priceCode);
    const total = price * line.quantity;
    return { ...line, name, price, tax: 0, subtotal: total, total };
  });
  const total = items.reduce((sum, item) => sum + item.total, 0);
  return { currency: 'COP', items, shipping: 0, subtotal: total, tax: 0, total };
}

/** @throws Fault 404 for an unknown order or another buyer's, without a distinction */
export function ownOrder(state: BackendState, request: MemoryRequest, orderNumber: string): StoredOrder {
  const order = state.orders.find((other) => other.orderNumber === orderNumber);
  if (order && order.buyer === buyerOf(request)) return order;
  throw new Fault(404, 'unknown_order', 'Order not found');
}

export const orderReply = (state: BackendState, order: StoredOrder): Record<string, unknown> => ({
  orderNumber: order.orderNumber,
  status: order.status,
  email: order.email,
  subscriptionIDs: order.subscriptionIDs ?? null,
  ...(order.status === 'Pending' && order.challenge ? { redirectURL: order.challenge.address } : {}),
  ...totalsOf(state, order.lines),
});

/** Pays an order: its subscriptions begin, or wait for the recipient of a gift. */
export function settle(state: BackendState, order: StoredOrder, lastFour: string): void {
  order.status = 'Paid';
  order.subscriptionIDs = order.lines.map(({ sku, priceCode }) => {
    const { name, gift } = productOf(state, sku, priceCode);
    const subscription: Subscription = {
      subscriptionID: state.next(),
      owner: gift ? null : order.buyer,
      buyer: order.buyer,
      status: gift ? 5 : 1,
      sku,
      productName: name,
      priceCode,
      paymentMethod: { paymentMethodID: state.next(), paymentPartner: CARD_PARTNER, lastFour },
      billingAddress: order.billingAddress,
      nextEventDateUTC: yearAfter(state.clock.now()),
    };
    state.subscriptions.push(subscription);
    return subscription.subscriptionID;
  });
}

/** The result of a payment, by the card's token. */
export type CardBehaviour = 'approve' | 'decline' | 'challenge';
export const cardToken = (behaviour: CardBehaviour): string => `card-${behaviour}`;

/** @throws Fault 300170 for a declined card, 400 for an unknown token */
export function readCard(token: string): CardBehaviour {
  const behaviour = (['approve', 'decline', 'challenge'] as const).find((kind) => cardToken(kind) === token);
  if (behaviour === 'decline') throw new Fault(400, '300170', 'Payment rejected');
  if (behaviour) return behaviour;
  throw new Fault(400, '100130,300130', 'token is missing or malformed');
}

/** All products are for a year. */
export function yearAfter(now: Date): number {
  const end = new Date(now);
  return end.setUTCFullYear(end.getUTCFullYear() + 1);
}
