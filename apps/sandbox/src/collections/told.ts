import { contentKey } from 'rotativa/domain';
import type { CollectionAddress } from 'rotativa/providers';
import type { Database } from '../db/database.ts';
import { recordContentChanges } from '../pages/changes.ts';

/** Records that readers may notice a change of a collection, as the last thing of its transaction. */
export const tellCollection = (tx: Database, { brand, id }: CollectionAddress, now: Date): Promise<void> =>
  recordContentChanges(tx, brand, [contentKey('collection', id)], now);
