import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS } from 'rotativa/domain';
import type { Database } from '../db/database.ts';
import { orders, paymentMethods, payments, subscriptionEvents, subscriptions } from '../db/schema/index.ts';
import { SEED_HISTORY, SEED_SUBSCRIPTIONS } from './sales/subscribers.ts';
import { writeCatalogue } from './sales/write-catalogue.ts';
import { orderNumberOf, writeOrder } from './sales/write-order.ts';
import { writeSubscription } from './sales/write-subscription.ts';
import type { Seeder } from './seeders.ts';

async function writeHistory(db: Database, clock: Date): Promise<void> {
  const card = { brand: 'Visa', lastFour: '1111', expiresInMonths: 26 };
  const { reader, priceCode, taxId, daysAgo, pendingDaysAgo, cancelledDaysAgo } = SEED_HISTORY;
  const entries = [
    ...daysAgo.map((days) => ({ days, status: 'Paid' as const })),
    { days: pendingDaysAgo, status: 'Pending' as const },
    { days: cancelledDaysAgo, status: 'Cancelled' as const },
  ];
  for (const [index, { days, status }] of entries.entries())
    await writeOrder(
      db,
      {
        number: orderNumberOf(900 + index),
        reader,
        priceCode,
        taxId,
        orderedAt: new Date(clock.getTime() - days * DAY_MS),
        status,
        card,
      },
      clock,
    );
}

async function shiftColumns(
  db: Database,
  milliseconds: number,
  moves: readonly { table: PgTable; columns: readonly string[]; of: ReturnType<typeof sql> }[],
): Promise<void> {
  const by = sql.raw(`interval '${Math.round(milliseconds)} milliseconds'`);
  for (const { table, columns, of } of moves) {
    const set = sql.join(
      columns.map((column) => sql`${sql.identifier(column)} = ${sql.identifier(column)} + ${by}`),
      sql`, `,
    );
    await db.execute(sql`update ${table} set ${set} where ${of}`);
  }
}

/** The products of the store. */
export const catalogueSeeder: Seeder = {
  name: 'catalogue',
  sources: ['src/seed/sales/catalogue.ts', 'src/seed/sales/write-catalogue.ts'],
  seed: writeCatalogue,
};

/** Writes what the seeded readers bought. What was bought in the store since stays. */
export const salesSeeder: Seeder = {
  name: 'sales',
  developmentOnly: true,
  sources: [
    'src/seed/sales',
    'src/seed/sales-seeder.ts',
    'src/seed/readers.ts',
    'src/sales/period.ts',
    'src/sales/totals.ts',
  ],
  seed: async (db, clock) => {
    await db.delete(subscriptions).where(eq(subscriptions.origin, 'seed'));
    await db.delete(orders).where(eq(orders.origin, 'seed'));
    // A card that pays for something else by now stays with it.
    await db
      .delete(paymentMethods)
      .where(
        and(
          eq(paymentMethods.origin, 'seed'),
          sql`not exists (select 1 from ${subscriptions} where ${subscriptions.paymentMethodId} = ${paymentMethods.id})`,
        ),
      );
    for (const subscription of SEED_SUBSCRIPTIONS) await writeSubscription(db, subscription, clock);
    await writeHistory(db, clock);
  },
  shift: async (db, milliseconds) => {
    const seeded = sql`origin = 'seed'`;
    const ofSeededOrder = sql`order_number in (select number from ${orders} where origin = 'seed')`;
    const ofSeeded = sql`subscription_id in (select id from ${subscriptions} where origin = 'seed')`;
    await shiftColumns(db, milliseconds, [
      { table: orders, columns: ['ordered_at', 'paid_at'], of: seeded },
      { table: payments, columns: ['created_at'], of: ofSeededOrder },
      { table: paymentMethods, columns: ['created_at'], of: seeded },
      { table: subscriptions, columns: ['starts_at', 'ends_at'], of: seeded },
      { table: subscriptionEvents, columns: ['happened_at'], of: ofSeeded },
    ]);
  },
};
