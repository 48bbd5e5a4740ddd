import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { cartItems, carts, orders, paymentMethods, readers, subscriptions } from '../db/schema/index.ts';
import { STATUS } from './subscription-status.ts';
import { visitorOf } from './visitor.ts';

const SignedIn = z.object({ uuid: z.uuid(), accessToken: z.string() });

/** On the identity routes: a reply with a new session moves the visitor's cart and orders to the reader. */
export const adoptOnSignIn = (context: AppContext) =>
  createMiddleware(async (c, next) => {
    await next();
    const visitor = visitorOf(c);
    if (visitor === undefined || !c.res.ok || !c.res.headers.get('content-type')?.includes('json')) return;
    const reply = SignedIn.safeParse(await c.res.clone().json());
    if (reply.success) await adoptVisitor(context, visitor, reply.data.uuid);
  });

/** Moves everything of a visitor to the reader: merges the cart, and changes the owner of orders and purchases. */
export async function adoptVisitor(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  visitor: string,
  readerUuid: string,
): Promise<void> {
  if (!(await hasAnything(db, visitor))) return;
  await db.transaction(async (tx) => {
    await mergeCart(tx, visitor, readerUuid, clock());
    await holdOrders(tx, eq(orders.visitor, visitor));
    const adopted = await tx
      .update(orders)
      .set({ readerUuid, visitor: null })
      .where(eq(orders.visitor, visitor))
      .returning({ number: orders.number });
    await handOver(tx, adopted, readerUuid);
  });
}

/** Orders without an account and with the reader's verified e-mail address are moved to the reader. */
export async function claimByEmail(db: Database, readerUuid: string): Promise<void> {
  const mine = db
    .select({ email: sql`lower(${readers.email})` })
    .from(readers)
    .where(and(eq(readers.uuid, readerUuid), eq(readers.emailVerified, true)));
  const unclaimed = and(isNotNull(orders.visitor), inArray(sql`lower(${orders.email})`, mine));
  const [found] = await db.select({ number: orders.number }).from(orders).where(unclaimed).limit(1);
  if (found === undefined) return;
  await db.transaction(async (tx) => {
    await holdOrders(tx, unclaimed);
    const claimed = await tx
      .update(orders)
      .set({ readerUuid, visitor: null })
      .where(unclaimed)
      .returning({ number: orders.number });
    await handOver(tx, claimed, readerUuid);
  });
}

/** In the same order as in a payment, so that two transactions never wait for each other. */
const holdOrders = (tx: Database, which: SQL | undefined) =>
  tx.select({ number: orders.number }).from(orders).where(which).orderBy(asc(orders.number)).for('update');

async function hasAnything(db: Database, visitor: string): Promise<boolean> {
  const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.visitor, visitor)).limit(1);
  if (cart !== undefined) return true;
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.visitor, visitor))
    .limit(1);
  return order !== undefined;
}

async function handOver(tx: Database, of: readonly { number: string }[], readerUuid: string): Promise<void> {
  if (of.length === 0) return;
  const numbers = of.map(({ number }) => number);
  const unowned = and(inArray(subscriptions.orderNumber, numbers), isNull(subscriptions.buyerUuid));
  const bought = await tx
    .update(subscriptions)
    .set({ buyerUuid: readerUuid })
    .where(unowned)
    .returning({ id: subscriptions.id, method: subscriptions.paymentMethodId });
  if (bought.length === 0) return;
  const ids = bought.map(({ id }) => id);
  // A gift stays without an owner until it is redeemed.
  await tx
    .update(subscriptions)
    .set({ ownerUuid: readerUuid })
    .where(and(inArray(subscriptions.id, ids), ne(subscriptions.status, STATUS.toRedeem)));
  const methods = bought.flatMap(({ method }) => method ?? []);
  if (methods.length > 0)
    await tx.update(paymentMethods).set({ readerUuid }).where(inArray(paymentMethods.id, methods));
}

/** Products in both carts are merged, with the larger quantity and the latest price. */
async function mergeCart(tx: Database, visitor: string, readerUuid: string, now: Date): Promise<void> {
  const [theirs] = await tx.select().from(carts).where(eq(carts.visitor, visitor)).for('update');
  if (theirs === undefined) return;
  const [own] = await tx.select().from(carts).where(eq(carts.readerUuid, readerUuid)).for('update');
  if (own === undefined) {
    await tx.update(carts).set({ readerUuid, visitor: null, updatedAt: now }).where(eq(carts.id, theirs.id));
    return;
  }
  const items = await tx.select().from(cartItems).where(eq(cartItems.cartId, theirs.id));
  if (items.length > 0)
    await tx
      .insert(cartItems)
      .values(items.map((item) => ({ ...item, cartId: own.id })))
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.sku],
        set: {
          quantity: sql`greatest(${cartItems.quantity}, excluded.quantity)`,
          priceCode: sql`excluded.price_code`,
        },
      });
  await tx
    .update(carts)
    .set({ billingAddress: theirs.billingAddress ?? own.billingAddress, updatedAt: now })
    .where(eq(carts.id, own.id));
  await tx.delete(carts).where(eq(carts.id, theirs.id));
}
