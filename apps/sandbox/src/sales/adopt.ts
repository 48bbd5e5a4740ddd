import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { cartItems, carts, orders, paymentMethods, readers, subscriptions } from '../db/schema/index.ts';
import { STATUS } from './subscription-status.ts';
import { visitorOf } from './visitor.ts';

const SignedIn = z.object({ uuid: z.uuid(), accessToken: z.string() });

/** On the identity routes: a reply that begins a session hands the visitor's cart and orders to the reader. */
export const adoptOnSignIn = (context: AppContext) =>
  createMiddleware(async (c, next) => {
    await next();
    const visitor = visitorOf(c);
    if (visitor === undefined || !c.res.ok || !c.res.headers.get('content-type')?.includes('json')) return;
    const reply = SignedIn.safeParse(await c.res.clone().json());
    if (reply.success) await adoptVisitor(context, visitor, reply.data.uuid);
  });

/** Makes everything of a visitor the reader's: the cart is merged, orders and what they bought change hands. */
export async function adoptVisitor(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  visitor: string,
  readerUuid: string,
): Promise<void> {
  if (!(await hasAnything(db, visitor))) return;
  await db.transaction(async (tx) => {
    await mergeCart(tx, visitor, readerUuid, clock());
    const adopted = await tx
      .update(orders)
      .set({ readerUuid, visitor: null })
      .where(eq(orders.visitor, visitor))
      .returning({ number: orders.number });
    await handOver(tx, adopted, readerUuid);
  });
}

/** Orders without an account that were placed with the reader's own verified e-mail become the reader's. */
export async function claimByEmail(db: Database, readerUuid: string): Promise<void> {
  const mine = db
    .select({ email: sql`lower(${readers.email})` })
    .from(readers)
    .where(and(eq(readers.uuid, readerUuid), eq(readers.emailVerified, true)));
  const unclaimed = and(isNotNull(orders.visitor), inArray(sql`lower(${orders.email})`, mine));
  const [found] = await db.select({ number: orders.number }).from(orders).where(unclaimed).limit(1);
  if (found === undefined) return;
  await db.transaction(async (tx) => {
    const claimed = await tx
      .update(orders)
      .set({ readerUuid, visitor: null })
      .where(unclaimed)
      .returning({ number: orders.number });
    await handOver(tx, claimed, readerUuid);
  });
}

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

/** What stands in both carts is there once, with the larger quantity and the price that was chosen last. */
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
