import { and, eq } from 'drizzle-orm';
import {
  isPageDocument,
  newPeriod,
  periodAt,
  publishedBefore,
  timelineOf,
  type PageDocument,
} from 'rotativa/domain';
import type { Draft, FullRevision, PageAddress, PublishedPage } from 'rotativa/providers';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { pageDrafts, pagePublications, pageRevisions } from '../db/schema/index.ts';
import { record } from '../staff/audit.ts';
import { refuseByRails } from './check-page.ts';
import { blockRules, type BlockRules } from './block-rules.ts';
import { recordChanges } from './changes.ts';
import { faults } from './faults.ts';
import {
  holdPage,
  lastRevision,
  pageAt,
  publicationsOf,
  publishedPage,
  requireRevision,
  revisionAt,
  type StoredPage,
  type StoredPublication,
} from './stored.ts';
import { documentErrors, shapeErrors } from './validate.ts';

type Work = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;

/** @throws HttpError 422 `invalid_document` */
function refuseErrors(document: unknown, rules: BlockRules): asserts document is PageDocument {
  const errors = documentErrors(document, rules);
  if (errors.length > 0) throw faults.invalidDocument(errors);
}

/** @see PagesPort.saveDraft */
export async function saveDraft(
  { db, clock }: Work,
  author: string,
  { base, document, ...address }: PageAddress & { base: number; document: unknown },
): Promise<Draft> {
  const page = await pageAt(db, address);
  await requireRevision(db, page, base);
  const errors = shapeErrors(document);
  if (errors.length > 0 || !isPageDocument(document)) throw faults.invalidDocument(errors);
  const savedAt = clock();
  const values = { base, document, savedAt };
  await db
    .insert(pageDrafts)
    .values({ pageId: page.id, author, ...values })
    .onConflictDoUpdate({ target: [pageDrafts.pageId, pageDrafts.author], set: values });
  return { ...address, author, base, document, saved: savedAt.toISOString() };
}

/** @see PagesPort.discardDraft */
export async function discardDraft({ db }: Work, author: string, address: PageAddress): Promise<void> {
  await endDraft(db, await pageAt(db, address), author);
}

async function endDraft(db: Database, page: StoredPage, author: string): Promise<void> {
  await db.delete(pageDrafts).where(and(eq(pageDrafts.pageId, page.id), eq(pageDrafts.author, author)));
}

/** @see PagesPort.save */
export async function saveRevision(
  context: Work,
  author: string,
  {
    expected,
    document,
    note,
    ...address
  }: PageAddress & { expected: number; document: unknown; note: string },
): Promise<FullRevision> {
  const { db, clock } = context;
  const rules = await blockRules(context);
  return db.transaction(async (tx) => {
    const page = await holdPage(tx, address);
    const base = await revisionAt(tx, page, expected);
    refuseErrors(document, rules);
    const theirs = await lastRevision(tx, page);
    if (theirs && theirs.number !== expected) throw faults.conflict({ base, theirs });
    const now = clock();
    const number = expected + 1;
    const values = { number, parent: expected, author, note, document };
    await tx.insert(pageRevisions).values({ ...values, pageId: page.id, createdAt: now });
    await endDraft(tx, page, author);
    await record(tx, {
      ...{ at: now, by: author, action: 'saved', ...address, revision: number, note },
      ...{ before: { revision: expected }, after: { revision: number } },
    });
    return { ...address, ...values, created: now.toISOString() };
  });
}

/** A new publication of a page, and all of the page in their order. */
async function addPublication(
  tx: Database,
  page: StoredPage,
  made: Omit<StoredPublication, 'id' | 'pageId'> & { readonly by: string },
): Promise<{ id: string; timeline: StoredPublication[] }> {
  const [row] = await tx
    .insert(pagePublications)
    .values({
      pageId: page.id,
      revision: made.revision,
      from: new Date(made.from),
      until: made.until === null ? null : new Date(made.until),
      by: made.by,
    })
    .returning({ id: pagePublications.id });
  const decided = await publicationsOf(tx, [page.id]);
  return { id: String(row?.id), timeline: timelineOf(decided.get(page.id) ?? []) };
}

/** The publication in force at an instant, for the audit log. */
const inForceAt = (timeline: readonly StoredPublication[], now: Date) => {
  const found = periodAt(timeline, now);
  return found ? { id: found.id, revision: found.revision } : null;
};

/** @see PagesPort.publish */
export async function publish(
  context: Work,
  by: string,
  {
    revision,
    from,
    until,
    ...address
  }: PageAddress & { revision: number; from?: Date | undefined; until?: Date | undefined },
): Promise<PublishedPage> {
  const { db, clock } = context;
  const rules = await blockRules(context);
  // A revision never changes, so what the site says of it holds in the transaction too.
  const { document } = await revisionAt(db, await pageAt(db, address), revision);
  // The blocks may have changed since it was saved.
  refuseErrors(document, rules);
  const at = new Date(Math.max(from?.getTime() ?? 0, clock().getTime()));
  await refuseByRails(context, { ...address, document, at });
  return db.transaction(async (tx) => {
    const page = await holdPage(tx, address);
    const now = clock();
    const period = newPeriod({ from, until }, now);
    if (period === null) throw faults.invalidPeriod();
    const before = timelineOf((await publicationsOf(tx, [page.id])).get(page.id) ?? []);
    const { id, timeline } = await addPublication(tx, page, { revision, ...period, by });
    const isLater = Date.parse(period.from) > now.getTime();
    await record(tx, {
      ...{ at: now, by, action: isLater ? 'scheduled' : 'published', ...address, revision },
      from: new Date(period.from),
      until: period.until === null ? null : new Date(period.until),
      ...{ before: inForceAt(before, now), after: { id, revision } },
    });
    await recordChanges(tx, [address], now);
    return publishedPage(
      page,
      timeline.find((one) => one.id === id)!,
      document,
    );
  });
}

/** The ids of publications that the database can have. */
const PUBLICATION_ID = /^\d{1,15}$/;

/** @see PagesPort.withdraw */
export async function withdraw(
  { db, clock }: Work,
  by: string,
  { id, ...address }: PageAddress & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const page = await holdPage(tx, address);
    const [found] = PUBLICATION_ID.test(id)
      ? await tx
          .select()
          .from(pagePublications)
          .where(and(eq(pagePublications.pageId, page.id), eq(pagePublications.id, Number(id))))
      : [];
    if (found === undefined) throw faults.unknownPublication();
    const now = clock();
    const { revision, from, until } = found;
    if (from.getTime() <= now.getTime()) throw faults.alreadyBegun();
    await tx.delete(pagePublications).where(eq(pagePublications.id, found.id));
    await record(tx, {
      ...{ at: now, by, action: 'withdrawn', ...address, revision, from, until },
      ...{ before: { id, revision }, after: null },
    });
    await recordChanges(tx, [address], now);
  });
}

/** @see PagesPort.rollBack */
export async function rollBack(
  { db, clock }: Work,
  by: string,
  address: PageAddress,
): Promise<PublishedPage> {
  return db.transaction(async (tx) => {
    const page = await holdPage(tx, address);
    const now = clock();
    const decided = timelineOf((await publicationsOf(tx, [page.id])).get(page.id) ?? []);
    const earlier = publishedBefore(decided, now);
    if (earlier === undefined) throw faults.nothingBefore();
    const { revision } = earlier;
    const { document } = await revisionAt(tx, page, revision);
    const from = now.toISOString();
    const { id, timeline } = await addPublication(tx, page, { revision, from, until: null, by });
    await record(tx, {
      ...{ at: now, by, action: 'rolled-back', ...address, revision, from: now },
      ...{ before: inForceAt(decided, now), after: { id, revision } },
    });
    await recordChanges(tx, [address], now);
    return publishedPage(
      page,
      timeline.find((one) => one.id === id)!,
      document,
    );
  });
}
