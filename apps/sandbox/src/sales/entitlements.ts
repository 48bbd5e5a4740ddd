import { PAYWALL_STATUSES } from 'rotativa/domain';
import type { Database } from '../db/database.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** The products that a reader may read, without repetition. */
export async function entitledSkus(db: Database, uuid: string, now: Date): Promise<string[]> {
  const list = await subscriptionsOf(db, uuid, now);
  const entitled = list.filter(
    (held) => held.ownerUuid === uuid && PAYWALL_STATUSES.includes(held.statusNow),
  );
  return [...new Set(entitled.map(({ sku }) => sku))].sort();
}
