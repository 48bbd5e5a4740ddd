import { lte } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { collectionTurns } from '../db/schema/index.ts';
import type { ChangeStreams } from '../pages/change-streams.ts';
import { tellCollection } from './told.ts';

const EVERY_MS = 1000;

/** Tells readers of the items that began or ended since the last call. @returns whether there were any */
export async function takeTurns({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    // Of several processes one takes a row.
    const due = await tx.delete(collectionTurns).where(lte(collectionTurns.at, now)).returning();
    const addresses = new Map(
      due.map(({ site, collectionId }) => [`${site} ${collectionId}`, { brand: site, id: collectionId }]),
    );
    for (const address of addresses.values()) await tellCollection(tx, address, now);
    return addresses.size > 0;
  });
}

/** Takes the turns of collections each second, until the returned function is called. */
export function followTurns(
  context: Pick<AppContext, 'db' | 'clock' | 'log'>,
  streams: Pick<ChangeStreams, 'wake'>,
): () => Promise<void> {
  let work: Promise<void> = Promise.resolve();
  let isBusy = false;
  let isFailing = false;
  const tick = (): void => {
    if (isBusy) return;
    isBusy = true;
    work = takeTurns(context)
      .then((isTold) => {
        isFailing = false;
        if (isTold) streams.wake();
      })
      .catch((error: unknown) => {
        // Said once in an outage, not each second.
        if (!isFailing) context.log.error({ err: error }, 'turns of collections cannot be read');
        isFailing = true;
      })
      .finally(() => {
        isBusy = false;
      });
  };
  const timer = setInterval(tick, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
