import { and, arrayOverlaps, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { documents } from '../db/schema/index.ts';
import { pageOf, type Feed, type Page } from './feed.ts';
import { LISTED } from './list-items.ts';
import { published } from './published.ts';
import { missing, type SourceContext } from './source.ts';

/**
 * The documents that share a tag or the primary section with one: most common tags first, then those of its section,
 * then the newest.
 * @param type only documents of this type
 * @throws HttpError 404 if the site has no such document
 */
export async function readRelated(
  context: SourceContext,
  id: string,
  type: string | undefined,
  page: Page,
): Promise<Feed> {
  const { db, site, listItems } = context;
  const here = published(context);
  const [of] = await db
    .select({ tags: documents.tags, section: documents.primarySection })
    .from(documents)
    .where(and(here, eq(documents.id, id)));
  if (of === undefined) throw missing(`document '${id}' on ${site.name}`);
  const { tags, section } = of;
  const shared = sql<number>`(select count(*) from unnest(${documents.tags}) tag where tag = any(${sql.param(tags, documents.tags)}))`;
  const besides = sql<number>`(${documents.primarySection} is not distinct from ${section})::int`;
  const where = and(
    here,
    ne(documents.id, id),
    type === undefined ? undefined : eq(documents.type, type),
    or(
      tags.length > 0 ? arrayOverlaps(documents.tags, tags) : undefined,
      section === null ? undefined : eq(documents.primarySection, section),
    ) ?? sql`false`,
  );
  const rows = await db
    // To find the first ones all are read anyway.
    .select({ ...LISTED, total: sql`count(*) over ()`.mapWith(Number) })
    .from(documents)
    .where(where)
    .orderBy(desc(sql`2 * ${shared} + ${besides}`), desc(documents.publishDate), asc(documents.id))
    .limit(page.feedSize)
    .offset(page.feedOffset);
  // A page after the last one has no row that says how many there are.
  const total = rows[0]?.total ?? (page.feedOffset > 0 ? await db.$count(documents, where) : 0);
  return pageOf(await listItems(context, rows, page.sourceInclude), total, page);
}
