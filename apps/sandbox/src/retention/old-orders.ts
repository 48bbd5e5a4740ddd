import { and, eq, exists, inArray, lt, ne, not } from 'drizzle-orm';
import { emptied, FORGOTTEN_EMAIL } from '../db/erase-rows.ts';
import type { Database } from '../db/database.ts';
import { gatewayAuthorisations, orders, payments, subscriptions } from '../db/schema/index.ts';
import { REMAINS } from '../sales/forget.ts';
import type { RetentionRule } from './rule.ts';

/** Seeded orders have made-up people, and come again with the next start. */
const isOurs = eq(orders.origin, 'checkout');

/** An order that began nothing and was not paid. */
const unpaid = (db: Database, before: Date) =>
  and(
    isOurs,
    lt(orders.orderedAt, before),
    inArray(orders.status, ['Pending', 'Cancelled']),
    not(
      exists(
        db
          .select({ id: payments.id })
          .from(payments)
          .where(and(eq(payments.orderNumber, orders.number), eq(payments.status, 'succeeded'))),
      ),
    ),
    not(
      exists(
        db
          .select({ id: subscriptions.id })
          .from(subscriptions)
          .where(eq(subscriptions.orderNumber, orders.number)),
      ),
    ),
  );

/** The authorisations of the payments of some orders. */
const authorisationsOf = async (tx: Database, numbers: readonly string[]): Promise<string[]> =>
  (
    await tx
      .select({ id: payments.authorisationId })
      .from(payments)
      .where(inArray(payments.orderNumber, [...numbers]))
  ).flatMap(({ id }) => id ?? []);

/** Orders without a payment, which no law wants. */
export const unpaidOrders: RetentionRule = {
  name: 'unpaid-orders',
  count: (db, before) => db.$count(orders, unpaid(db, before)),
  step: async (tx, before, most) => {
    const some = await tx
      .select({ number: orders.number })
      .from(orders)
      .where(unpaid(tx, before))
      .limit(most)
      .for('update', { skipLocked: true });
    const numbers = some.map(({ number }) => number);
    const step = { ended: numbers.length, more: numbers.length === most };
    if (numbers.length === 0) return step;
    const authorisations = await authorisationsOf(tx, numbers);
    // With their items and payments.
    await tx.delete(orders).where(inArray(orders.number, numbers));
    await tx.delete(gatewayAuthorisations).where(inArray(gatewayAuthorisations.id, authorisations));
    return step;
  },
};

const withPeople = (before: Date) =>
  and(isOurs, lt(orders.orderedAt, before), ne(orders.email, FORGOTTEN_EMAIL));

/** Commercial papers whose time is over: amounts and dates stay, for sums over years, and people go. */
export const oldOrders: RetentionRule = {
  name: 'orders',
  count: (db, before) => db.$count(orders, withPeople(before)),
  step: async (tx, before, most) => {
    const some = await tx
      .select({ number: orders.number })
      .from(orders)
      .where(withPeople(before))
      .limit(most)
      .for('update', { skipLocked: true });
    const numbers = some.map(({ number }) => number);
    const step = { ended: numbers.length, more: numbers.length === most };
    if (numbers.length === 0) return step;
    const authorisations = await authorisationsOf(tx, numbers);
    const remains = ({ keeps, puts }: { keeps: readonly string[]; puts?: () => object }) =>
      [keeps, puts?.() ?? {}] as [readonly string[], Record<string, unknown>];
    await tx
      .update(orders)
      .set(emptied(orders, ...remains(REMAINS.orders)))
      .where(inArray(orders.number, numbers));
    await tx
      .update(payments)
      .set(emptied(payments, ...remains(REMAINS.payments)))
      .where(inArray(payments.orderNumber, numbers));
    await tx
      .update(gatewayAuthorisations)
      .set(emptied(gatewayAuthorisations, ...remains(REMAINS.authorisations)))
      .where(inArray(gatewayAuthorisations.id, authorisations));
    return step;
  },
};
