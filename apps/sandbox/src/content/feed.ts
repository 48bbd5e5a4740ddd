import { and, arrayOverlaps, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { documents } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { projectDocument } from './projection.ts';

/** Which documents of a site a feed holds; what is not given does not restrict. */
export interface Filter {
  /** In any of these sections or below them. */
  readonly sections?: readonly string[] | undefined;
  readonly primarySection?: string | undefined;
  readonly subtypes?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly authors?: readonly string[] | undefined;
  readonly contentCode?: string | undefined;
  readonly sourceSystem?: string | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** Words that a reader searches for. */
  readonly words?: string | undefined;
}

export interface Page {
  readonly feedSize: number;
  readonly feedOffset: number;
  readonly sourceInclude?: readonly string[] | undefined;
}

export type Sort = 'publish_date:desc' | 'publish_date:asc' | 'relevance';

/** A list of items as every content source answers it. @see 002 §3 */
export interface Feed {
  readonly content_elements: Json[];
  /** How many items exist in all. */
  readonly count: number;
  /** Offset of the next page; absent on the last one. */
  readonly next?: number;
  /** Offset of the page before; absent on the first one. */
  readonly previous?: number;
}

/** Accents are optional for a reader: the words are looked up as written and without them. */
const searched = (words: string): SQL => sql`(
  websearch_to_tsquery('spanish', ${words}) ||
  websearch_to_tsquery('spanish', translate(${words}, 'áéíóúüÁÉÍÓÚÜ', 'aeiouuAEIOUU'))
)`;

function conditions(site: string, filter: Filter): SQL | undefined {
  const lowered = filter.subtypes?.map((subtype) => subtype.toLowerCase());
  return and(
    eq(documents.site, site),
    filter.sections && arrayOverlaps(documents.sections, [...filter.sections]),
    filter.primarySection === undefined ? undefined : eq(documents.primarySection, filter.primarySection),
    lowered && inArray(sql`lower(${documents.subtype})`, lowered),
    filter.types && inArray(documents.type, [...filter.types]),
    filter.tags && arrayOverlaps(documents.tags, [...filter.tags]),
    filter.authors && arrayOverlaps(documents.authors, [...filter.authors]),
    filter.contentCode === undefined ? undefined : eq(documents.contentCode, filter.contentCode),
    filter.sourceSystem === undefined ? undefined : eq(documents.sourceSystem, filter.sourceSystem),
    filter.from && gte(documents.publishDate, filter.from),
    filter.before && lt(documents.publishDate, filter.before),
    filter.words === undefined ? undefined : sql`${documents.search} @@ ${searched(filter.words)}`,
  );
}

/** Ties are broken by id, so that pages never repeat or lose an item. */
function order(sort: Sort, words: string | undefined): SQL[] {
  const newest = [desc(documents.publishDate), asc(documents.id)];
  if (sort === 'publish_date:asc') return [asc(documents.publishDate), asc(documents.id)];
  if (sort === 'relevance' && words !== undefined) {
    return [sql`ts_rank(${documents.search}, ${searched(words)}) desc`, ...newest];
  }
  return newest;
}

/** The documents of a site that the filter lets through, one page of them, newest first unless sorted otherwise. */
export async function readFeed(
  db: Database,
  site: string,
  filter: Filter,
  page: Page,
  sort: Sort = 'publish_date:desc',
): Promise<Feed> {
  const where = conditions(site, filter);
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(documents).where(where),
    db
      .select({ body: documents.body })
      .from(documents)
      .where(where)
      .orderBy(...order(sort, filter.words))
      .limit(page.feedSize)
      .offset(page.feedOffset),
  ]);
  return toFeed(
    rows.map((row) => row.body),
    total[0]?.count ?? 0,
    page,
  );
}

/** Wraps one page of items with its count and neighbours. */
export function toFeed(items: readonly Json[], total: number, page: Page): Feed {
  const { feedSize, feedOffset, sourceInclude } = page;
  const next = feedOffset + feedSize;
  return {
    content_elements: items.map((item) => projectDocument(item, sourceInclude)),
    count: total,
    ...(next < total ? { next } : {}),
    ...(feedOffset > 0 ? { previous: Math.max(0, feedOffset - feedSize) } : {}),
  };
}
