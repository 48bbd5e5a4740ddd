import { and, arrayOverlaps, asc, count, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import {
  inForce,
  namedInPages,
  placesOfStory,
  storyChoice,
  suggestionWords,
  type StoryChoice,
} from 'rotativa/domain';
import { guardDocument } from 'rotativa/domain/server';
import { SEARCH_LIMITS } from 'rotativa/providers';
import type { AppContext } from '../context.ts';
import { indexed } from '../content/search/begins.ts';
import { sectionPath } from '../content/paths.ts';
import { collectionItems, documents, trending } from '../db/schema/index.ts';
import { publishedPages } from '../pages/read.ts';
import { blockRules } from '../pages/block-rules.ts';
import { PRODUCT, type Site } from '../sites.ts';
import type { StoriesQuery } from './search-fields.ts';

/** The names in the pages that readers get at an instant. */
async function namedAt(context: AppContext, brand: string, at: Date) {
  const [published, rules] = await Promise.all([
    publishedPages(context.db, { brand, at }, at),
    blockRules(context),
  ]);
  const labels = new Map(rules.blocks.map(({ name, label }) => [name, label]));
  const pages = [...new Set(published.map(({ page }) => page))].flatMap(
    (page) => inForce(published, page, at) ?? [],
  );
  return namedInPages(pages, (block) => labels.get(block) ?? block);
}

/** The collections of stories that pages name, by the story. */
async function collectionsOf(
  { db }: AppContext,
  site: Site,
  named: ReadonlyMap<string, unknown>,
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: collectionItems.collectionId, story: collectionItems.documentId })
    .from(collectionItems)
    .where(
      and(eq(collectionItems.site, site.brand), inArray(collectionItems.collectionId, [...named.keys()])),
    );
  const found = new Map<string, string[]>();
  for (const { id, story } of rows) found.set(story, [...(found.get(story) ?? []), id]);
  return found;
}

/** The published stories of a site that an editor looks for. Their text is neither read nor answered. */
export async function findStories(
  context: AppContext,
  site: Site,
  search: StoriesQuery,
): Promise<{ total: number; stories: StoryChoice[] }> {
  const { db, clock } = context;
  const { q = '', ids, section, author, pictures, order, limit = SEARCH_LIMITS.usual, offset } = search;
  const at = search.at ?? clock();
  const named = await namedAt(context, site.brand, at);
  const inCollections = await collectionsOf(context, site, named);
  const used = [...new Set([...named.keys(), ...inCollections.keys()])];
  const where = and(
    eq(documents.site, site.brand),
    lte(documents.publishDate, at),
    indexed(suggestionWords(q), 'ABC'),
    ids && inArray(documents.id, ids),
    section === undefined ? undefined : arrayOverlaps(documents.sections, [sectionPath(section)]),
    author === undefined ? undefined : arrayOverlaps(documents.authors, [author]),
    pictures ? sql`${documents.body} #> '{promo_items,basic}' is not null` : undefined,
    order === 'unused' && used.length > 0 ? notInArray(documents.id, used) : undefined,
  );
  const newest = [desc(documents.publishDate), asc(documents.id)];
  const [totals, rows] = await Promise.all([
    db.select({ total: count() }).from(documents).where(where),
    db
      .select({ id: documents.id, body: sql<unknown>`${documents.body} - 'content_elements'` })
      .from(documents)
      .leftJoin(trending, and(eq(trending.site, documents.site), eq(trending.documentId, documents.id)))
      .where(where)
      .orderBy(...(order === 'read' ? [sql`${trending.position} nulls last`, ...newest] : newest))
      .limit(limit)
      .offset(offset),
  ]);
  const stories = rows.flatMap(({ id, body }) => {
    const guarded = guardDocument({ ...(body as object), content_elements: [] });
    if (!guarded.ok) return [];
    const on = placesOfStory(named, id, inCollections.get(id));
    return [storyChoice(guarded.value, on, { product: PRODUCT, opinion: site.config.routes.opinion })];
  });
  return { total: totals[0]?.total ?? 0, stories };
}
