import type { Database } from '../../db/database.ts';
import { orderItems, orders, payments, type OrderStatus } from '../../db/schema/index.ts';
import { monthsAfter } from '../../sales/period.ts';
import { lineOf, totalsOf } from '../../sales/totals.ts';
import { SEED_READERS, type SeedReaderName } from '../readers.ts';
import { PRICES, PRODUCTS } from './catalogue.ts';
import type { SeedCard } from './subscribers.ts';

/** Provider of the seeded cards. */
export const SEED_PARTNER = { name: 'PayU', type: 8, id: 1008 } as const;
export const SEED_ADDRESS = {
  line1: 'Carrera 7 # 71-21',
  line2: null,
  locality: 'Bogotá',
  region: 'Cundinamarca',
  postal: '110231',
  country: 'CO',
};

/** An order that is written as if it had been placed and paid. */
export interface SeedOrder {
  readonly number: string;
  readonly reader: SeedReaderName;
  readonly priceCode: string;
  readonly orderedAt: Date;
  readonly status: OrderStatus;
  readonly card: SeedCard;
  /** For the invoice. */
  readonly taxId?: string;
}

/** 'MM/YYYY' of a card on file. */
export const expirationOf = (card: SeedCard, clock: Date): string => {
  const month = monthsAfter(clock, card.expiresInMonths);
  return `${String(month.getUTCMonth() + 1).padStart(2, '0')}/${month.getUTCFullYear()}`;
};

/** A price of the catalogue with its product. */
export function priceOf(code: string) {
  const price = PRICES.find((known) => known.code === code);
  const product = PRODUCTS.find(({ sku }) => sku === price?.sku);
  if (price === undefined || product === undefined) throw new Error(`The seed knows no price '${code}'.`);
  return { price, product };
}

/** As a card says it. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.toUpperCase();

/** Writes an order with its payment. */
export async function writeOrder(db: Database, order: SeedOrder, clock: Date): Promise<void> {
  const reader = SEED_READERS[order.reader];
  const { price, product } = priceOf(order.priceCode);
  const line = lineOf({ amount: price.amount, taxPercent: price.taxPercent ?? 0 }, 1);
  await db.insert(orders).values({
    number: order.number,
    readerUuid: reader.uuid,
    status: order.status,
    type: 'Parent',
    email: reader.email,
    phone: '3001234567',
    firstName: reader.firstName,
    lastName: reader.lastName,
    billingAddress: SEED_ADDRESS,
    taxId: order.taxId ?? null,
    currency: 'COP',
    ...totalsOf([line]),
    orderedAt: order.orderedAt,
    paidAt: order.status === 'Paid' ? order.orderedAt : null,
    origin: 'seed',
  });
  await db.insert(orderItems).values({
    orderNumber: order.number,
    sku: price.sku,
    priceCode: price.code,
    name: product.name,
    quantity: 1,
    ...line,
  });
  if (order.status === 'Cancelled') return;
  await db.insert(payments).values({
    orderNumber: order.number,
    methodType: SEED_PARTNER.type,
    methodId: SEED_PARTNER.id,
    status: order.status === 'Paid' ? 'succeeded' : 'declined',
    amount: line.total,
    brand: order.card.brand,
    lastFour: order.card.lastFour,
    cardHolder: nameOf(reader),
    expiration: expirationOf(order.card, clock),
    createdAt: order.orderedAt,
  });
}

/** The number identifies seeded orders. */
export const orderNumberOf = (number: number): string => `RTSEMILLA${String(number).padStart(7, '0')}`;
