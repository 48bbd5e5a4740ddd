import { and, asc, desc, eq } from 'drizzle-orm';
import { collectionKind, unusedStrip, type CollectionDocument } from 'rotativa/domain';
import type { CollectionAddress, CollectionRevision, FullCollection } from 'rotativa/providers';
import { textAt } from '../content/json.ts';
import type { Database } from '../db/database.ts';
import { collectionItems, collectionRevisions, collections } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { HttpError } from '../http/errors.ts';

const unknownCollection = () => new HttpError(404, 'unknown_collection', 'The brand has no such collection.');
const unknownRevision = () => new HttpError(404, 'unknown_revision', 'The collection has no such revision.');

const here = (table: typeof collectionRevisions | typeof collectionItems, { brand, id }: CollectionAddress) =>
  and(eq(table.site, brand), eq(table.collectionId, id));

/** The title of a collection's record. */
const titleOf = (record: Json, id: string): string =>
  textAt(record, 'headlines', 'basic') ?? textAt(record, 'title') ?? id;

/**
 * A collection that no editor has saved: what the seed or an import made, or an empty strip. It is the first revision.
 * @throws HttpError 404 `unknown_collection`
 */
async function firstOf(db: Database, address: CollectionAddress): Promise<FullCollection> {
  const { brand, id } = address;
  const [found] = await db
    .select({ record: collections.record })
    .from(collections)
    .where(and(eq(collections.site, brand), eq(collections.id, id)));
  const kind = collectionKind(brand, id);
  const first = {
    ...{ brand, id, number: 1, parent: null, author: 'seed', note: '', changes: [] },
    created: new Date(0).toISOString(),
  };
  if (!found) {
    if (kind === 'list') throw unknownCollection();
    return { ...first, document: unusedStrip(kind) };
  }
  const rows = await db
    .select({ story: collectionItems.documentId })
    .from(collectionItems)
    .where(here(collectionItems, address))
    .orderBy(asc(collectionItems.position));
  return {
    ...first,
    document: {
      title: titleOf(found.record, id),
      items: rows.map(({ story }) => ({ id: story, story })),
    },
  };
}

type Row = typeof collectionRevisions.$inferSelect;

const revisionOf = ({
  site,
  collectionId,
  createdAt,
  document: _,
  ...row
}: Omit<Row, 'document'> & { document?: unknown }): CollectionRevision => ({
  ...{ brand: site, id: collectionId },
  ...row,
  created: createdAt.toISOString(),
});

/** The last revision. @throws HttpError 404 `unknown_collection` */
export async function lastCollection(db: Database, address: CollectionAddress): Promise<FullCollection> {
  const [row] = await db
    .select()
    .from(collectionRevisions)
    .where(here(collectionRevisions, address))
    .orderBy(desc(collectionRevisions.number))
    .limit(1);
  return row ? { ...revisionOf(row), document: row.document } : firstOf(db, address);
}

/** @throws HttpError 404 `unknown_collection`, `unknown_revision` */
export async function collectionAt(
  db: Database,
  address: CollectionAddress,
  number: number,
): Promise<FullCollection> {
  const [row] = await db
    .select()
    .from(collectionRevisions)
    .where(and(here(collectionRevisions, address), eq(collectionRevisions.number, number)));
  if (row) return { ...revisionOf(row), document: row.document };
  const last = await lastCollection(db, address);
  if (last.number !== number) throw unknownRevision();
  return last;
}

/** The revisions of a collection, the last one first. @throws HttpError 404 `unknown_collection` */
export async function collectionHistory(
  db: Database,
  address: CollectionAddress,
): Promise<CollectionRevision[]> {
  const rows = await db
    .select()
    .from(collectionRevisions)
    .where(here(collectionRevisions, address))
    .orderBy(desc(collectionRevisions.number))
    .limit(MOST_REVISIONS);
  if (rows.length > 0) return rows.map(revisionOf);
  const { document: _, ...first } = await firstOf(db, address);
  return [first];
}

const MOST_REVISIONS = 200;

/** The document of a collection that an editor has saved; undefined for others. */
export async function editedCollection(
  db: Database,
  address: CollectionAddress,
): Promise<CollectionDocument | undefined> {
  const [row] = await db
    .select({ document: collectionRevisions.document })
    .from(collectionRevisions)
    .where(here(collectionRevisions, address))
    .orderBy(desc(collectionRevisions.number))
    .limit(1);
  return row?.document;
}

/** The ids of a brand's collections, with its strips. */
export async function collectionIds(
  db: Database,
  brand: string,
  strips: readonly string[],
): Promise<string[]> {
  const rows = await db.select({ id: collections.id }).from(collections).where(eq(collections.site, brand));
  return [...new Set([...rows.map(({ id }) => id), ...strips])].sort((one, other) => (one < other ? -1 : 1));
}
