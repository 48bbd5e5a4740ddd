import { and, asc, eq, exists, isNull, or } from 'drizzle-orm';
import type { BrandKey } from 'rotativa/themes';
import type { Database } from '../db/database.ts';
import { offerPrices, offers, prices, products } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';

/** One way to buy a product. */
export interface Listing {
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly sharesAllowed: number;
  readonly maxQuantity: number;
  readonly priceCode: string;
  /** Whole pesos, tax included. */
  readonly amount: number;
  readonly currency: string;
  readonly taxPercent: number;
  readonly periodMonths: number;
  readonly gift: boolean;
}

export const LISTING = {
  sku: products.sku,
  name: products.name,
  description: products.description,
  sharesAllowed: products.sharesAllowed,
  maxQuantity: products.maxQuantity,
  priceCode: prices.code,
  amount: prices.amount,
  currency: prices.currency,
  taxPercent: prices.taxPercent,
  periodMonths: prices.periodMonths,
  gift: prices.gift,
};

/** The condition that a price is sold on a brand's site: one of the site's offers must show it. */
const soldOn = (db: Database, brand: BrandKey) =>
  and(
    eq(prices.active, true),
    exists(
      db
        .select({ position: offerPrices.position })
        .from(offerPrices)
        .where(
          and(
            eq(offerPrices.sku, prices.sku),
            eq(offerPrices.priceCode, prices.code),
            or(isNull(offerPrices.brand), eq(offerPrices.brand, brand)),
          ),
        ),
    ),
  );

/**
 * The price of a product on a brand's site, by price code.
 * @throws HttpError 404 for an unknown product, or if no offer of the site has this price
 */
export async function findListing(
  db: Database,
  brand: BrandKey,
  { sku, priceCode }: { readonly sku: string; readonly priceCode: string },
): Promise<Listing> {
  const [product] = await db
    .select({ sku: products.sku })
    .from(products)
    .where(and(eq(products.sku, sku), eq(products.active, true)));
  if (product === undefined) throw new HttpError(404, 'unknown_sku', 'SKU not found');
  const [listing] = await db
    .select(LISTING)
    .from(prices)
    .innerJoin(products, eq(products.sku, prices.sku))
    .where(and(eq(prices.sku, sku), eq(prices.code, priceCode), soldOn(db, brand)));
  if (listing === undefined) throw new HttpError(404, 'unknown_price_code', 'Price code not found');
  return listing;
}

export interface Offer {
  readonly id: number;
  readonly name: string;
  readonly listings: readonly (Listing & { readonly brand: string | null })[];
}

/** A page of the store; undefined for an unknown number. */
export async function findOffer(db: Database, id: number): Promise<Offer | undefined> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, id));
  if (offer === undefined) return undefined;
  const listings = await db
    .select({ ...LISTING, brand: offerPrices.brand })
    .from(offerPrices)
    .innerJoin(prices, and(eq(prices.code, offerPrices.priceCode), eq(prices.active, true)))
    .innerJoin(products, and(eq(products.sku, offerPrices.sku), eq(products.active, true)))
    .where(eq(offerPrices.offerId, id))
    .orderBy(asc(offerPrices.position));
  return { ...offer, listings };
}
