import { and, arrayOverlaps, asc, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { EDITION_SECTION, type SearchKind } from 'rotativa/domain';
import { documents } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { LISTED } from './list-items.ts';
import { projection } from './projection.ts';
import { published } from './published.ts';
import { kindOfRow } from './search/kind.ts';
import { matching } from './search/matching.ts';
import type { SourceContext } from './source.ts';

/** The filters of a feed. An absent filter matches all documents. */
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
  readonly kind?: SearchKind | undefined;
  /** Words that a reader searches for. */
  readonly words?: string | undefined;
}

export interface Page {
  readonly feedSize: number;
  readonly feedOffset: number;
  readonly sourceInclude?: readonly string[] | undefined;
}

export type Sort = 'publish_date:desc' | 'publish_date:asc' | 'relevance';

/** A list of items in the format of all content sources. */
export interface Feed {
  readonly content_elements: Json[];
  /** Total number of items. */
  readonly count: number;
  /** Offset of the next page; absent on the last page. */
  readonly next?: number;
  /** Offset of the previous page; absent on the first page. */
  readonly previous?: number;
}

/** Whether an array contains any of the values. An empty list matches nothing. */
const hasAny = (column: PgColumn, wanted: readonly string[]): SQL =>
  wanted.length === 0 ? sql`false` : arrayOverlaps(column, [...wanted]);

/** The published documents of a site that match a filter. */
export function conditions(place: Pick<SourceContext, 'site' | 'now'>, filter: Filter): SQL | undefined {
  const lowered = filter.subtypes?.map((subtype) => subtype.toLowerCase());
  return and(
    published(place),
    filter.sections && hasAny(documents.sections, filter.sections),
    filter.primarySection === undefined ? undefined : eq(documents.primarySection, filter.primarySection),
    lowered && inArray(sql`lower(${documents.subtype})`, lowered),
    filter.types && inArray(documents.type, [...filter.types]),
    filter.tags && hasAny(documents.tags, filter.tags),
    filter.authors && hasAny(documents.authors, filter.authors),
    filter.contentCode === undefined ? undefined : eq(documents.contentCode, filter.contentCode),
    filter.sourceSystem === undefined ? undefined : eq(documents.sourceSystem, filter.sourceSystem),
    filter.from && gte(documents.publishDate, filter.from),
    filter.before && lt(documents.publishDate, filter.before),
    filter.kind === undefined ? undefined : eq(kindOfRow, filter.kind),
    filter.words === undefined ? undefined : sql`${documents.search} @@ ${matching(filter.words)}`,
  );
}

/** Ties are broken by id, so that pages never repeat or lose an item. */
function order(sort: Sort, words: string | undefined): SQL[] {
  const newest = [desc(documents.publishDate), asc(documents.id)];
  if (sort === 'publish_date:asc') return [asc(documents.publishDate), asc(documents.id)];
  if (sort === 'relevance' && words !== undefined) {
    // The cover of a printed edition is a few words, which would outrank the stories about them.
    const weight = sql`case when ${documents.primarySection} = ${EDITION_SECTION} then 0.2 else 1 end`;
    return [sql`ts_rank(${documents.search}, ${matching(words)}) * ${weight} desc`, ...newest];
  }
  return newest;
}

/** One page of the documents of a site that match the filter, newest first by default. */
export async function readFeed(
  context: SourceContext,
  filter: Filter,
  page: Page,
  sort: Sort = 'publish_date:desc',
): Promise<Feed> {
  const { db, listItems } = context;
  const where = conditions(context, filter);
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(documents).where(where),
    db
      .select(LISTED)
      .from(documents)
      .where(where)
      .orderBy(...order(sort, filter.words))
      .limit(page.feedSize)
      .offset(page.feedOffset),
  ]);
  const items = await listItems(context, rows, page.sourceInclude);
  return pageOf(items, total[0]?.count ?? 0, page);
}

/** Wraps the requested fields of one page of items with its count and neighbours. */
export const toFeed = (items: readonly Json[], total: number, page: Page): Feed =>
  pageOf(items.map(projection(page.sourceInclude)), total, page);

/** Wraps one page of items, which have the requested fields alone, with its count and neighbours. */
export function pageOf(items: Json[], total: number, { feedSize, feedOffset }: Page): Feed {
  const next = feedOffset + feedSize;
  return {
    content_elements: items,
    count: total,
    ...(next < total ? { next } : {}),
    ...(feedOffset > 0 ? { previous: Math.max(0, feedOffset - feedSize) } : {}),
  };
}
