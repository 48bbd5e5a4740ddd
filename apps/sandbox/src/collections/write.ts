import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  collectionIssues,
  collectionKind,
  turnsOf,
  withAuthors,
  type CollectionDocument,
} from 'rotativa/domain';
import { collectionChangesInWords } from 'rotativa/editor';
import type { CollectionAddress, FullCollection } from 'rotativa/providers';
import type { AppContext } from '../context.ts';
import { putMembers } from '../content/store.ts';
import type { Database } from '../db/database.ts';
import { collectionRevisions, collections, collectionTurns, documents } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { record } from '../staff/audit.ts';
import { collectionAt, lastCollection } from './stored.ts';
import { tellCollection } from './told.ts';

/** Names the locks of collections among the advisory locks of the database. */
const COLLECTIONS_LOCK = 740_413;

async function headlinesOf(
  tx: Database,
  brand: string,
  collectionsRead: readonly CollectionDocument[],
): Promise<Record<string, string>> {
  const ids = [...new Set(collectionsRead.flatMap(({ items }) => items.flatMap(({ story }) => story ?? [])))];
  if (ids.length === 0) return {};
  const rows = await tx
    .select({ id: documents.id, headline: documents.headline })
    .from(documents)
    .where(and(eq(documents.site, brand), inArray(documents.id, ids)));
  return Object.fromEntries(rows.map(({ id, headline }) => [id, headline]));
}

/** Keeps the tables beside the revisions: the record, the members, and when items begin and end. */
async function project(
  tx: Database,
  { brand, id }: CollectionAddress,
  document: CollectionDocument,
  now: Date,
) {
  const named = {
    site: brand,
    id,
    record: { _id: id, type: 'collection', headlines: { basic: document.title } },
  };
  const title = sql`jsonb_set(${collections.record}, '{headlines}', jsonb_build_object('basic', ${document.title}::text))`;
  await tx
    .insert(collections)
    .values({ ...named, origin: 'desk' })
    .onConflictDoUpdate({
      target: [collections.site, collections.id],
      set: { origin: 'desk', record: title },
    });
  await putMembers(
    tx,
    brand,
    id,
    document.items.flatMap(({ story }) => story ?? []),
  );
  await tx
    .delete(collectionTurns)
    .where(and(eq(collectionTurns.site, brand), eq(collectionTurns.collectionId, id)));
  const turns = turnsOf(document, now).map((time) => ({ site: brand, collectionId: id, at: new Date(time) }));
  if (turns.length > 0) await tx.insert(collectionTurns).values(turns);
}

/** @see CollectionsPort.save */
export async function saveCollection(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  author: string,
  {
    brand,
    id,
    expected,
    document,
    note,
  }: CollectionAddress & { expected: number; document: unknown; note: string },
): Promise<FullCollection> {
  const address = { brand, id };
  return db.transaction(async (tx) => {
    // A collection has no row to hold before its first revision.
    await tx.execute(sql`select pg_advisory_xact_lock(${COLLECTIONS_LOCK}, hashtext(${`${brand} ${id}`}))`);
    const theirs = await lastCollection(tx, address);
    const base = await collectionAt(tx, address, expected);
    const issues = collectionIssues(document, collectionKind(brand, id));
    if (issues.length > 0)
      throw new HttpError(
        422,
        'invalid_collection',
        'The collection has errors: `details` names them.',
        {},
        issues,
      );
    if (theirs.number !== expected)
      throw new HttpError(
        409,
        'collection_conflict',
        'There is a newer revision: `details` has both sides.',
        {},
        { base, theirs },
      );
    const now = clock();
    const signed = withAuthors(document as CollectionDocument, base.document, author);
    const changes = collectionChangesInWords(
      base.document,
      signed,
      await headlinesOf(tx, brand, [base.document, signed]),
    );
    const place = { site: brand, collectionId: id };
    // The state that the seed made is kept as it was when the first editor changed it.
    if (theirs.number === 1)
      await tx
        .insert(collectionRevisions)
        .values({
          ...place,
          number: 1,
          author: 'seed',
          note: '',
          changes: [],
          document: theirs.document,
          createdAt: new Date(theirs.created),
        })
        .onConflictDoNothing();
    const number = expected + 1;
    const values = { number, parent: expected, author, note, changes, document: signed };
    await tx.insert(collectionRevisions).values({ ...place, ...values, createdAt: now });
    await project(tx, address, signed, now);
    await record(tx, {
      ...{ at: now, by: author, action: 'curated', brand, page: `collection:${id}`, revision: number, note },
      ...{ before: { revision: expected }, after: { revision: number } },
    });
    await tellCollection(tx, address, now);
    return { ...address, ...values, created: now.toISOString() };
  });
}
