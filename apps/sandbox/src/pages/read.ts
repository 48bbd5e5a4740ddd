import { and, asc, desc, eq, inArray, lt, max, or } from 'drizzle-orm';
import { periodAt, periodsFrom, timelineOf } from 'rotativa/domain';
import type {
  Draft,
  PageAddress,
  PageEvent,
  PageSummary,
  PublishedPage,
  PublishedQuestion,
  Revision,
} from 'rotativa/providers';
import type { Database } from '../db/database.ts';
import { auditLog, pageDrafts, pageRevisions, pages } from '../db/schema/index.ts';
import { faults } from './faults.ts';
import { pageAt, publicationsOf, publishedPage, revisionOf, type StoredPage } from './stored.ts';

/** The number of revisions that are answered without a `limit`, and the highest. */
const REVISIONS = { usual: 50, most: 200 } as const;
/** The number of events of a history, the last ones. */
const MOST_EVENTS = 500;

/** The actions on a page. The audit log has others too. */
const PAGE_ACTIONS = ['saved', 'published', 'scheduled', 'withdrawn', 'rolled-back'] as const;

/** The pages of a brand, or one of them, by name. */
async function pagesOf(db: Database, { brand, page }: PublishedQuestion): Promise<StoredPage[]> {
  const rows = await db
    .select({ id: pages.id, page: pages.page })
    .from(pages)
    .where(and(eq(pages.brand, brand), page === undefined ? undefined : eq(pages.page, page)));
  return rows
    .sort((one, other) => (one.page < other.page ? -1 : 1))
    .map((row) => ({ id: row.id, address: { brand, page: row.page } }));
}

const keyOf = (pageId: number, number: number): string => `${pageId} ${number}`;

/** The documents of revisions, by page and number. */
async function documentsOf(
  db: Database,
  wanted: readonly { readonly pageId: number; readonly revision: number }[],
): Promise<Map<string, PublishedPage['document']>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ pageId: pageRevisions.pageId, number: pageRevisions.number, document: pageRevisions.document })
    .from(pageRevisions)
    .where(
      or(
        ...wanted.map(({ pageId, revision }) =>
          and(eq(pageRevisions.pageId, pageId), eq(pageRevisions.number, revision)),
        ),
      ),
    );
  return new Map(rows.map(({ pageId, number, document }) => [keyOf(pageId, number), document]));
}

/** @see PublishedPagesPort.published */
export async function publishedPages(
  db: Database,
  question: PublishedQuestion,
  now: Date,
): Promise<PublishedPage[]> {
  const stored = await pagesOf(db, question);
  const decided = await publicationsOf(
    db,
    stored.map(({ id }) => id),
  );
  const periods = stored.flatMap((page) =>
    periodsFrom(timelineOf(decided.get(page.id) ?? []), question.at ?? now).map((period) => ({
      page,
      period,
    })),
  );
  const documents = await documentsOf(
    db,
    periods.map(({ period }) => period),
  );
  return periods.map(({ page, period }) =>
    // The database refuses a publication whose revision there is not.
    publishedPage(page, period, documents.get(keyOf(page.id, period.revision))!),
  );
}

/** @see PagesPort.list */
export async function listPages(db: Database, brand: string, now: Date): Promise<PageSummary[]> {
  const stored = await pagesOf(db, { brand });
  const ids = stored.map(({ id }) => id);
  if (ids.length === 0) return [];
  const decided = await publicationsOf(db, ids);
  const last = await db
    .select({ pageId: pageRevisions.pageId, number: max(pageRevisions.number) })
    .from(pageRevisions)
    .where(inArray(pageRevisions.pageId, ids))
    .groupBy(pageRevisions.pageId);
  const numbers = new Map(last.map(({ pageId, number }) => [pageId, number ?? 0]));
  const { pageId, author, base, savedAt } = pageDrafts;
  const drafts = await db
    .select({ pageId, author, base, savedAt })
    .from(pageDrafts)
    .where(inArray(pageId, ids))
    .orderBy(desc(savedAt), asc(author));
  return stored.map(({ id, address }) => {
    const publications = decided.get(id) ?? [];
    const present = periodAt(timelineOf(publications), now);
    return {
      ...address,
      revision: numbers.get(id) ?? 0,
      published: present ? { revision: present.revision, from: present.from, until: present.until } : null,
      scheduled: publications
        .filter(({ from }) => Date.parse(from) > now.getTime())
        .sort((one, other) => Date.parse(one.from) - Date.parse(other.from))
        .map(({ id: publication, revision, from, until }) => ({ id: publication, revision, from, until })),
      drafts: drafts
        .filter((draft) => draft.pageId === id)
        .map((draft) => ({ author: draft.author, saved: draft.savedAt.toISOString(), base: draft.base })),
    };
  });
}

/** @see PagesPort.revisions */
export async function listRevisions(
  db: Database,
  address: PageAddress,
  { before, limit = REVISIONS.usual }: { before?: number | undefined; limit?: number | undefined },
): Promise<Revision[]> {
  const page = await pageAt(db, address);
  const { number, parent, author, note, createdAt } = pageRevisions;
  const rows = await db
    .select({ number, parent, author, note, createdAt })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, page.id), before === undefined ? undefined : lt(number, before)))
    .orderBy(desc(number))
    .limit(Math.min(limit, REVISIONS.most));
  return rows.map((row) => revisionOf(page, row));
}

/** The last events of a page, the last one first. @see PagesPort.history */
export async function pageHistory(db: Database, address: PageAddress): Promise<PageEvent[]> {
  await pageAt(db, address);
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.brand, address.brand),
        eq(auditLog.page, address.page),
        inArray(auditLog.action, [...PAGE_ACTIONS]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MOST_EVENTS);
  return rows.map(({ action, by, at, revision, from, until, note }) => ({
    ...address,
    action: action as PageEvent['action'],
    by,
    at: at.toISOString(),
    revision: revision ?? 0,
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    note,
  }));
}

/** @throws HttpError 404 `unknown_page`, `no_draft` */
export async function draftOf(db: Database, address: PageAddress, author: string): Promise<Draft> {
  const page = await pageAt(db, address);
  const [row] = await db
    .select()
    .from(pageDrafts)
    .where(and(eq(pageDrafts.pageId, page.id), eq(pageDrafts.author, author)));
  if (row === undefined) throw faults.noDraft();
  const { base, document, savedAt } = row;
  return { ...address, author, base, document, saved: savedAt.toISOString() };
}
