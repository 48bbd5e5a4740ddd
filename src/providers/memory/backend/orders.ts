import { taxIncluded, type OfferProduct } from '../../../domain/sales/offer.ts';
import { Fault, type MemoryRequest } from './request.ts';
import type { BackendState, CartLine, StoredOrder, Subscription } from './state.ts';

export const CARD_PARTNER = 'PayU';

/** A card on file, new in the service. */
export const cardOnFile = (state: BackendState, lastFour = '1111'): Subscription['paymentMethod'] => ({
  paymentMethodID: state.next(),
  paymentPartner: CARD_PARTNER,
  creditCardType: 'Visa',
  lastFour,
  expiration: '08/2028',
});

/** The owner of a cart and its orders: the reader, or the browser. */
export const buyerOf = ({ account, browser }: MemoryRequest): string => account?.uuid ?? browser;

/** @throws Fault 404 for a product or a price that is not sold */
export function productOf({ products }: BackendState, sku: string, priceCode: string): OfferProduct {
  const product = products.find((other) => other.sku === sku && other.priceCode === priceCode);
  if (product) return product;
  throw new Fault(404, 'unknown_sku', 'SKU not found');
}

export function totalsOf(state: BackendState, lines: readonly CartLine[]) {
  const items = lines.map((line) => {
    const { name, price, gift, taxPercent = 0 } = productOf(state, line.sku, line.priceCode);
    const total = price * line.quantity;
    const tax = taxIncluded(total, taxPercent);
    return { ...line, name, price, gift, tax, subtotal: total - tax, total };
  });
  const sum = (part: 'subtotal' | 'tax' | 'total'): number =>
    items.reduce((all, item) => all + item[part], 0);
  return {
    currency: 'COP',
    items,
    shipping: 0,
    subtotal: sum('subtotal'),
    tax: sum('tax'),
    total: sum('total'),
  };
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
      paymentMethod: cardOnFile(state, lastFour),
      billingAddress: order.billingAddress,
      nextEventDateUTC: yearAfter(state.clock.now()),
    };
    state.subscriptions.push(subscription);
    return subscription.subscriptionID;
  });
}

/** The result of a payment, by the card's token. */
export type CardBehaviour = 'approve' | 'decline' | 'challenge';
/** A gateway's token for a card that behaves so. */
export const cardToken = (behaviour: CardBehaviour): string => `card-${behaviour}`;

/** The last digits of the cards that can be charged. */
export const CARD_DIGITS: Readonly<Record<CardBehaviour, string>> = {
  approve: '1111',
  decline: '0002',
  challenge: '3220',
};

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
