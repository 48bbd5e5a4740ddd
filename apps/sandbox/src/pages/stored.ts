import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { FullRevision, PageAddress, PublishedPage, Revision } from 'rotativa/providers';
import type { Database } from '../db/database.ts';
import { pagePublications, pageRevisions, pages } from '../db/schema/index.ts';
import { faults } from './faults.ts';

/** A page that there is. */
export interface StoredPage {
  readonly id: number;
  readonly address: PageAddress;
}

/** A publication as it was decided. Instants are ISO 8601 in UTC. */
export interface StoredPublication {
  readonly id: string;
  readonly pageId: number;
  readonly revision: number;
  readonly from: string;
  readonly until: string | null;
}

/** @throws HttpError 404 `unknown_page` */
export async function pageAt(db: Database, { brand, page }: PageAddress): Promise<StoredPage> {
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.brand, brand), eq(pages.page, page)));
  if (row === undefined) throw faults.unknownPage();
  return { id: row.id, address: { brand, page } };
}

/**
 * The page, which no other transaction changes until this one ends: each change of a page decides by what is there.
 * @throws HttpError 404 `unknown_page`
 */
export async function holdPage(tx: Database, address: PageAddress): Promise<StoredPage> {
  const stored = await pageAt(tx, address);
  await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, stored.id)).for('update');
  return stored;
}

type RevisionRow = typeof pageRevisions.$inferSelect;

export const revisionOf = (
  { address }: StoredPage,
  { number, parent, author, note, createdAt }: Omit<RevisionRow, 'document' | 'pageId'>,
): Revision => ({ ...address, number, parent, author, note, created: createdAt.toISOString() });

/** @throws HttpError 404 `unknown_revision` */
export async function revisionAt(db: Database, page: StoredPage, number: number): Promise<FullRevision> {
  const [row] = await db
    .select()
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, page.id), eq(pageRevisions.number, number)));
  if (row === undefined) throw faults.unknownRevision();
  return { ...revisionOf(page, row), document: row.document };
}

/**
 * Checks that there is a revision, without its document: editors keep drafts all the time.
 * @throws HttpError 404 `unknown_revision`
 */
export async function requireRevision(db: Database, page: StoredPage, number: number): Promise<void> {
  const [row] = await db
    .select({ number: pageRevisions.number })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, page.id), eq(pageRevisions.number, number)));
  if (row === undefined) throw faults.unknownRevision();
}

/** The last revision of a page; undefined while its seed is being written. */
export async function lastRevision(db: Database, page: StoredPage): Promise<FullRevision | undefined> {
  const [row] = await db
    .select()
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, page.id))
    .orderBy(desc(pageRevisions.number))
    .limit(1);
  return row && { ...revisionOf(page, row), document: row.document };
}

/** The publications of pages, by page, in the order in which they were made. */
export async function publicationsOf(
  db: Database,
  pageIds: readonly number[],
): Promise<Map<number, StoredPublication[]>> {
  const found = new Map<number, StoredPublication[]>(pageIds.map((id) => [id, []]));
  if (pageIds.length === 0) return found;
  const rows = await db
    .select()
    .from(pagePublications)
    .where(inArray(pagePublications.pageId, [...pageIds]))
    .orderBy(asc(pagePublications.id));
  for (const { id, pageId, revision, from, until } of rows)
    found.get(pageId)?.push({
      id: String(id),
      pageId,
      revision,
      from: from.toISOString(),
      until: until?.toISOString() ?? null,
    });
  return found;
}

/** A publication with its document, as readers get it. */
export const publishedPage = (
  { address }: StoredPage,
  { id, revision, from, until }: StoredPublication,
  document: PublishedPage['document'],
): PublishedPage => ({ ...address, id, revision, from, until, document });
