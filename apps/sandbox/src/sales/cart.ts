import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { BrandKey } from 'rotativa/themes';
import type { Database } from '../db/database.ts';
import { theRow } from '../db/row.ts';
import { cartItems, carts, prices, products, type PostalAddress } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { ownedBy, type Buyer } from './buyer.ts';
import { findListing, LISTING, type Listing } from './catalogue.ts';
import { lineOf, totalsOf, type Line, type Totals } from './totals.ts';
import { VISITOR_SECONDS } from './visitor.ts';

/** Maximum number of different products in a cart. */
const MAX_ITEMS = 20;
/** Maximum number of lost carts that one call removes. */
const SWEEP = 10;

export interface CartLine extends Line {
  readonly sku: string;
  readonly quantity: number;
  readonly name: string;
  readonly shortDescription: string;
  readonly priceCode: string;
}

/** A cart in the format of the contract. */
export interface CartReply extends Totals {
  readonly currency: string;
  readonly items: readonly CartLine[];
}

/** One product for a cart. */
export interface NewItem {
  readonly sku: string;
  readonly priceCode: string;
  readonly quantity: number;
}

export interface OpenCart {
  readonly id: string;
  readonly billingAddress: PostalAddress | null;
  readonly lines: readonly (CartLine & { readonly listing: Listing })[];
}

/** The buyer's cart with current prices; undefined without one. Products that are no longer sold are removed. */
export async function findCart(db: Database, buyer: Buyer | undefined): Promise<OpenCart | undefined> {
  if (buyer === undefined) return undefined;
  const [cart] = await db.select().from(carts).where(ownedBy(carts, buyer));
  if (cart === undefined) return undefined;
  const rows = await db
    .select({ ...LISTING, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(prices, and(eq(prices.code, cartItems.priceCode), eq(prices.active, true)))
    .innerJoin(products, and(eq(products.sku, cartItems.sku), eq(products.active, true)))
    .where(eq(cartItems.cartId, cart.id))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.sku));
  return {
    id: cart.id,
    billingAddress: cart.billingAddress,
    lines: rows.map(({ quantity, ...listing }) => ({
      sku: listing.sku,
      quantity,
      name: listing.name,
      shortDescription: listing.description,
      priceCode: listing.priceCode,
      ...lineOf(listing, quantity),
      listing,
    })),
  };
}

export function cartReply(cart: OpenCart | undefined): CartReply {
  const lines = cart?.lines ?? [];
  return {
    currency: lines[0]?.listing.currency ?? 'COP',
    items: lines.map(({ listing: _, ...line }) => line),
    ...totalsOf(lines),
  };
}

/**
 * Adds products to the buyer's cart. An existing product gets the new quantity and price, so that a repeated call has
 * the same result.
 * @throws HttpError 404 for a product or price that the site does not sell, 400 for an invalid quantity
 */
export async function addToCart(
  db: Database,
  brand: BrandKey,
  buyer: Buyer,
  {
    items,
    billingAddress,
    now,
  }: { items: readonly NewItem[]; billingAddress: PostalAddress | null; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const item of items) {
      const { maxQuantity } = await findListing(tx, brand, item);
      if (item.quantity < 1 || item.quantity > maxQuantity)
        throw new HttpError(400, 'invalid_quantity', `Quantity of SKU ${item.sku}: 1 to ${maxQuantity}`);
    }
    const cartId = await openCart(tx, buyer, billingAddress, now);
    for (const { sku, priceCode, quantity } of items)
      await tx
        .insert(cartItems)
        .values({ cartId, sku, priceCode, quantity, addedAt: now })
        .onConflictDoUpdate({ target: [cartItems.cartId, cartItems.sku], set: { priceCode, quantity } });
    const [held] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(cartItems)
      .where(eq(cartItems.cartId, cartId));
    if ((held?.count ?? 0) > MAX_ITEMS)
      throw new HttpError(400, 'cart_full', `Cart is full: ${MAX_ITEMS} products at most`);
  });
  if (buyer.visitor !== null) await sweep(db, now);
}

/** A visitor's cart whose cookie has expired is lost. Each addition removes some, so that the table does not grow. */
async function sweep(db: Database, now: Date): Promise<void> {
  const lost = db
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(isNotNull(carts.visitor), lt(carts.updatedAt, new Date(now.getTime() - VISITOR_SECONDS * 1000))),
    )
    .limit(SWEEP)
    .for('update', { skipLocked: true });
  await db.delete(carts).where(inArray(carts.id, lost));
}

/** The buyer's cart, created if necessary. Two concurrent calls create only one. @returns its id */
async function openCart(
  tx: Database,
  buyer: Buyer,
  billingAddress: PostalAddress | null,
  now: Date,
): Promise<string> {
  const target = buyer.readerUuid === null ? carts.visitor : carts.readerUuid;
  const made = await tx
    .insert(carts)
    .values({ id: randomUUID(), ...buyer, billingAddress, updatedAt: now })
    .onConflictDoUpdate({
      target,
      set: {
        updatedAt: now,
        billingAddress: sql`coalesce(excluded.billing_address, ${carts.billingAddress})`,
      },
    })
    .returning({ id: carts.id });
  return theRow(made, 'The cart').id;
}

/** Removes a product. @throws HttpError 404 if it is not in the cart */
export async function removeFromCart(db: Database, buyer: Buyer | undefined, sku: string): Promise<void> {
  if (buyer === undefined) throw notInCart();
  const mine = db.select({ id: carts.id }).from(carts).where(ownedBy(carts, buyer));
  const removed = await db
    .delete(cartItems)
    .where(and(inArray(cartItems.cartId, mine), eq(cartItems.sku, sku)))
    .returning({ sku: cartItems.sku });
  if (removed.length === 0) throw notInCart();
}

const notInCart = (): HttpError => new HttpError(404, 'unknown_sku', 'SKU not found in the cart');

export async function clearCart(db: Database, buyer: Buyer | undefined): Promise<void> {
  if (buyer !== undefined) await db.delete(carts).where(ownedBy(carts, buyer));
}
