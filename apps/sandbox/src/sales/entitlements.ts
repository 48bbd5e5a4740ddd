import type { Database } from '../db/database.ts';
import { ENTITLING } from './subscription-status.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** The products that a reader may read, without repetition. */
export async function entitledSkus(db: Database, uuid: string, now: Date): Promise<string[]> {
  const list = await subscriptionsOf(db, uuid, now);
  const entitled = list.filter((held) => held.ownerUuid === uuid && ENTITLING.includes(held.statusNow));
  return [...new Set(entitled.map(({ sku }) => sku))].sort();
}
