import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { authors, collectionItems, collections, documents, sections } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import type { DocumentColumns } from './columns.ts';
import { canonicalKey } from './paths.ts';

export type Origin = 'seed' | 'import';

/** Headline and address of a document that was replaced. */
export interface Replaced {
  readonly headline: string;
  readonly path: string;
}

/** Writes a document of a site, replacing the one with its id. @returns the previous one */
export async function putDocument(
  db: Database,
  site: string,
  columns: DocumentColumns,
): Promise<Replaced | undefined> {
  const row = { ...columns, site, origin: 'import' as const };
  const [before] = await db
    .select({ headline: documents.headline, path: documents.canonicalUrl })
    .from(documents)
    .where(and(eq(documents.site, site), eq(documents.id, columns.id)));
  await db
    .insert(documents)
    .values(row)
    .onConflictDoUpdate({ target: [documents.site, documents.id], set: row });
  return before;
}

/** The id of the document at an address, if there is one. */
export async function idAt(db: Database, site: string, path: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.site, site), eq(documents.canonicalUrl, canonicalKey(path))));
  return row?.id;
}

/** The id of another document at the same address, if there is one. */
export async function addressHolder(
  db: Database,
  site: string,
  canonicalUrl: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.site, site), eq(documents.canonicalUrl, canonicalUrl), ne(documents.id, id)));
  return row?.id;
}

/** Writes a collection and its members, in order, unless an editor has saved it. A repeated member counts once. */
export async function putCollection(
  db: Database,
  site: string,
  origin: Origin,
  collection: { readonly id: string; readonly record: Json; readonly members: readonly string[] },
): Promise<void> {
  const { id, record } = collection;
  const [edited] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.site, site), eq(collections.id, id), eq(collections.origin, 'desk')));
  if (edited) return;
  const row = { site, id, record, origin };
  await db
    .insert(collections)
    .values(row)
    .onConflictDoUpdate({ target: [collections.site, collections.id], set: row });
  await putMembers(db, site, id, collection.members);
}

/** Replaces the members of a collection. */
export async function putMembers(
  db: Database,
  site: string,
  id: string,
  members: readonly string[],
): Promise<void> {
  await db
    .delete(collectionItems)
    .where(and(eq(collectionItems.site, site), eq(collectionItems.collectionId, id)));
  const items = [...new Set(members)].map((documentId, position) => ({
    site,
    collectionId: id,
    position,
    documentId,
  }));
  if (items.length > 0) await db.insert(collectionItems).values(items);
}

/** Writes a section that is new to the site. An existing one keeps its name. */
export async function addSection(db: Database, site: string, id: string, record: Json): Promise<void> {
  await db.insert(sections).values({ site, id, record }).onConflictDoNothing();
}

/** Writes a new author. An existing one keeps their record. */
export async function addAuthor(
  db: Database,
  site: string,
  id: string,
  name: string,
  record: Json,
): Promise<void> {
  await db
    .insert(authors)
    .values({ id, name, sites: [site], record, origin: 'import' })
    .onConflictDoNothing();
}
