import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { gatewayPurchases } from '../db/schema/index.ts';
import { newOrderNumber } from '../sales/order-number.ts';
import { digestOf, newSecret } from '../security/secrets.ts';

/** The data that the search engine gives the page after a purchase. */
export interface PurchaseData {
  readonly orderId: string;
  readonly packageName: string;
  readonly productId: string;
  /** Milliseconds since 1970. */
  readonly purchaseTime: number;
  readonly purchaseState: number;
  readonly purchaseToken: string;
  readonly autoRenewing: boolean;
}

export type Purchase = typeof gatewayPurchases.$inferSelect;

/** Buys a product at the simulated search engine. @param email of the buyer's account there, if it is shared */
export async function purchase(
  db: Database,
  { productId, email }: { productId: string; email?: string | undefined },
  now: Date,
): Promise<PurchaseData> {
  const purchaseToken = newSecret();
  const orderId = `SWG.${newOrderNumber()}`;
  await db
    .insert(gatewayPurchases)
    .values({ token: digestOf(purchaseToken), orderId, productId, email: email ?? null, purchasedAt: now });
  return {
    orderId,
    packageName: 'co.rotativa.sandbox',
    productId,
    purchaseTime: now.getTime(),
    purchaseState: 0,
    purchaseToken,
    autoRenewing: true,
  };
}

/** The purchase of a token; undefined if the search engine did not issue it. */
export async function findPurchase(db: Database, purchaseToken: string): Promise<Purchase | undefined> {
  const [found] = await db
    .select()
    .from(gatewayPurchases)
    .where(eq(gatewayPurchases.token, digestOf(purchaseToken)));
  return found;
}
