import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import { readEvent, type AnsDocument, type ForumEvent } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import { textAt } from '../content/json.ts';
import { canonicalKey } from '../content/paths.ts';
import type { Database } from '../db/database.ts';
import { documents, forumRegistrations } from '../db/schema/index.ts';

/** A forum, as its document announces it. */
export interface Forum {
  readonly brand: BrandKey;
  readonly id: string;
  /** With leading and trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly event: ForumEvent;
}

/** Readers name a forum by its path, once it is published. */
type Address = { readonly path: string; readonly now: Date } | { readonly id: string };

/**
 * Reads a forum and locks it: two guests who want its last seat wait for each other.
 * @returns undefined if no document at this address announces one
 */
export async function lockedForum(
  tx: Database,
  brand: BrandKey,
  address: Address,
): Promise<Forum | undefined> {
  const named =
    'id' in address
      ? eq(documents.id, address.id)
      : and(eq(documents.canonicalUrl, canonicalKey(address.path)), lte(documents.publishDate, address.now));
  const [row] = await tx
    .select({
      id: documents.id,
      key: documents.canonicalUrl,
      body: documents.body,
      headline: documents.headline,
    })
    .from(documents)
    .where(and(eq(documents.site, brand), named))
    .for('update');
  const event = row && readEvent(row.body as unknown as AnsDocument);
  if (!row || !event) return undefined;
  const path = textAt(row.body, 'canonical_url') ?? `${row.key}/`;
  return { brand, id: row.id, path, title: row.headline, event };
}

/** The seats that are taken at a forum. */
export async function takenSeats(tx: Database, { brand, id }: Forum): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(forumRegistrations)
    .where(
      and(
        eq(forumRegistrations.brand, brand),
        eq(forumRegistrations.document, id),
        isNull(forumRegistrations.cancelledAt),
      ),
    );
  return row?.taken ?? 0;
}

/** Writes into the document whether the forum is full, so that its pages show it. */
export async function markFull(tx: Database, { brand, id, event }: Forum, taken: number): Promise<void> {
  const full = taken >= (event.seats ?? 0);
  if (full === event.full) return;
  await tx
    .update(documents)
    .set({
      body: sql`jsonb_set(${documents.body}, '{additional_properties,event,full}', ${JSON.stringify(full)}::jsonb)`,
    })
    .where(and(eq(documents.site, brand), eq(documents.id, id)));
}
