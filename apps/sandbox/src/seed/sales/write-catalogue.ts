import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { offerPrices, offers, prices, products } from '../../db/schema/index.ts';
import { OFFER_PRICES, OFFERS, PRICES, PRODUCTS } from './catalogue.ts';

/** Writes products, prices and offers and replaces existing ones. */
export async function writeCatalogue(db: Database): Promise<void> {
  for (const row of PRODUCTS)
    await db
      .insert(products)
      .values(row)
      .onConflictDoUpdate({ target: products.sku, set: { active: true, ...row } });
  for (const row of PRICES)
    await db
      .insert(prices)
      .values(row)
      .onConflictDoUpdate({ target: prices.code, set: { active: true, gift: false, ...row } });
  for (const row of OFFERS)
    await db.insert(offers).values(row).onConflictDoUpdate({ target: offers.id, set: row });
  for (const { id } of OFFERS) await db.delete(offerPrices).where(eq(offerPrices.offerId, id));
  await db.insert(offerPrices).values([...OFFER_PRICES]);
}
