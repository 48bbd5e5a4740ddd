import { and, eq } from 'drizzle-orm';
import type { BrandKey } from 'rotativa/themes';
import { columnsOf, keysOfDocument } from '../content/columns.ts';
import { textAt } from '../content/json.ts';
import { canonicalKey } from '../content/paths.ts';
import { putDocument } from '../content/store.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { documents } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { HttpError } from '../http/errors.ts';
import { recordContentChanges } from '../pages/changes.ts';
import { changeInstant, type Edited } from './edit.ts';

/** The section of live blogs. */
export const LIVE_SECTION = '/live';

export interface BlogAddress {
  readonly brand: BrandKey;
  /** The path of the blog's page. */
  readonly path: string;
}

/** The reply to a change. */
export interface EditReply {
  /** ISO: the version of the blog. */
  readonly version: string;
  readonly id?: string;
}

type Work = Pick<AppContext, 'db' | 'clock' | 'log'>;

/**
 * Changes a blog. Two editors at the same time wait for each other; sites get an event.
 * @param also what belongs to the same transaction, unless the call repeats one
 * @throws HttpError 404 without a blog at the address, and those of the change
 */
export async function editBlog(
  { db, clock, log }: Work,
  { brand, path }: BlogAddress,
  change: (document: Json, at: string) => Edited,
  also: (tx: Database, edited: Edited, before: Json, at: Date) => Promise<void> = async () => undefined,
): Promise<EditReply> {
  const key = canonicalKey(path);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ body: documents.body, sections: documents.sections, published: documents.publishDate })
      .from(documents)
      .where(and(eq(documents.site, brand), eq(documents.canonicalUrl, key)))
      .for('update');
    if (!row?.sections.includes(LIVE_SECTION))
      throw new HttpError(404, 'not_found', `There is no live blog at ${key} of '${brand}'.`);
    const now = clock();
    const at = changeInstant(row.body, now);
    const edited = change(row.body, at);
    const { document, id, isRepeat } = edited;
    const named = id !== undefined && { id };
    if (isRepeat) return { version: textAt(row.body, 'last_updated_date') ?? at, ...named };
    const columns = columnsOf(document, row.published);
    await putDocument(tx, brand, columns);
    await also(tx, edited, row.body, now);
    await recordContentChanges(tx, brand, keysOfDocument(columns), now);
    log.info({ brand, path: key, id }, 'live blog edited');
    return { version: at, ...named };
  });
}
