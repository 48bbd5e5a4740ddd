import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { documents } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { freePart } from './locked-part.ts';
import { projection } from './projection.ts';

/** A document of a list as it is stored now. */
export interface ListedDocument {
  readonly id: string;
  /** Another one after each change of the row: the number of the transaction that wrote it. */
  readonly version: string;
}

/** The columns of a `ListedDocument`, for a list without the bodies of its documents. */
export const LISTED = { id: documents.id, version: sql<string>`${documents}.xmin::text` };

/** Who reads a list. */
interface ListReader {
  readonly db: Database;
  readonly site: { readonly brand: string };
  /** Whether locked documents are read with their locked part. */
  readonly whole: boolean;
}

/**
 * The requested fields of listed documents, in the order of the list. A document that has been deleted since is left out.
 * @param fields undefined for whole documents
 */
export type ReadListItems = (
  reader: ListReader,
  listed: readonly ListedDocument[],
  fields: readonly string[] | undefined,
) => Promise<Json[]>;

/** Characters of the items in memory, as JSON: the newest documents of six sites, with the fields of a teaser. */
const MOST_CHARACTERS = 16_000_000;

/**
 * Keeps what lists show of documents: lists have the same documents again and again, of which they show a small part, and
 * reading a body takes as long as the rest of the list. An item is that of one version of its document, so it is never older
 * than the list.
 */
export function createListItems(): ReadListItems {
  const kept = new LRUCache<string, { readonly item: Json; readonly length: number }>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  return async ({ db, site: { brand }, whole }, listed, fields) => {
    const asked = JSON.stringify([brand, whole, fields]);
    const keyOf = ({ id, version }: ListedDocument): string => `${id} ${version} ${asked}`;
    const items = new Map<string, Json>();
    const unknown: string[] = [];
    for (const document of listed) {
      const known = kept.get(keyOf(document));
      if (known) items.set(document.id, known.item);
      else unknown.push(document.id);
    }
    if (unknown.length > 0) {
      const project = projection(fields);
      const rows = await db
        .select({ ...LISTED, body: documents.body })
        .from(documents)
        .where(
          and(eq(documents.site, brand), sql`${documents.id} = any(${sql.param(unknown, documents.tags)})`),
        );
      for (const row of rows) {
        const item = project(whole ? row.body : freePart(row.body));
        items.set(row.id, item);
        kept.set(keyOf(row), { item, length: JSON.stringify(item).length });
      }
    }
    return listed.map(({ id }) => items.get(id)).filter((item) => item !== undefined);
  };
}
