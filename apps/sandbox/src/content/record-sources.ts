import { and, arrayContains, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { BOGOTA_OFFSET, BOGOTA_OFFSET_MS, collectionKind, tagSlug } from 'rotativa/domain';
import { authors, collections, documents, navigations, sections, trending } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { readCollection } from './collection-feed.ts';
import { toFeed } from './feed.ts';
import * as parameter from './parameters.ts';
import { canonicalKey, sectionPath } from './paths.ts';
import { projectDocument } from './projection.ts';
import { published, readable } from './published.ts';
import { readSuggestions } from './search/suggest.ts';
import { defineSource, missing, type Source, type SourceContext } from './source.ts';
import { videoMetadata } from './video-metadata.ts';

async function documentById(context: SourceContext, id: string): Promise<Json | undefined> {
  const [row] = await context.db
    .select({ body: documents.body })
    .from(documents)
    .where(and(readable(context), eq(documents.id, id)));
  return row === undefined ? undefined : context.show(row.body);
}

const storyByUrl = defineSource(
  { website_url: parameter.address, sourceInclude: parameter.fields.optional() },
  async (query, context) => {
    const key = canonicalKey(query.website_url);
    const [row] = await context.db
      .select({ body: documents.body })
      .from(documents)
      .where(and(readable(context), eq(documents.canonicalUrl, key)));
    if (row === undefined) throw missing(`document at ${key} on ${context.site.name}`);
    return projectDocument(context.show(row.body), query.sourceInclude);
  },
);

const byId = defineSource(
  { queryString: parameter.text, sourceInclude: parameter.fields.optional() },
  async (query, context) => {
    const document = await documentById(context, query.queryString);
    if (document === undefined) throw missing(`document '${query.queryString}' on ${context.site.name}`);
    return projectDocument(document, query.sourceInclude);
  },
);

const galleryById = defineSource(
  { queryString: parameter.text, sourceInclude: parameter.fields.optional() },
  async (query, context) => {
    const document = await documentById(context, query.queryString);
    if (document?.['type'] !== 'gallery')
      throw missing(`gallery '${query.queryString}' on ${context.site.name}`);
    return projectDocument(document, query.sourceInclude);
  },
);

/** The members of a collection that readers get now, as their places show them, with the record of the collection. */
const collection = defineSource(
  {
    queryString: parameter.text,
    size: parameter.size.optional(),
    from: parameter.offset.optional(),
    ...parameter.page,
  },
  async (query, context) => {
    const { db, site } = context;
    const [found] = await db
      .select({ record: collections.record })
      .from(collections)
      .where(and(eq(collections.site, site.brand), eq(collections.id, query.queryString)));
    const isStrip = collectionKind(site.brand, query.queryString) !== 'list';
    if (found === undefined && !isStrip) throw missing(`collection '${query.queryString}' on ${site.name}`);
    const page = {
      ...query,
      feedSize: query.size ?? query.feedSize,
      feedOffset: query.from ?? query.feedOffset,
    };
    return { ...found?.record, ...(await readCollection(context, query.queryString, page)) };
  },
);

const author = defineSource({ idAutor: parameter.text }, async (query, { db, site }) => {
  const [row] = await db
    .select({ record: authors.record })
    .from(authors)
    .where(eq(authors.id, query.idAutor));
  if (row === undefined) throw missing(`author '${query.idAutor}' on ${site.name}`);
  return row.record;
});

const authorList = defineSource(parameter.page, async (query, { db, site }) => {
  const where = arrayContains(authors.sites, [site.brand]);
  const [total] = await db.select({ count: count() }).from(authors).where(where);
  const rows = await db
    .select({ record: authors.record })
    .from(authors)
    .where(where)
    .orderBy(asc(authors.name))
    .limit(query.feedSize)
    .offset(query.feedOffset);
  return toFeed(
    rows.map((row) => row.record),
    total?.count ?? 0,
    query,
  );
});

const navigation = defineSource({ queryString: parameter.text }, async (query, { db, site }) => {
  const [row] = await db
    .select({ tree: navigations.tree })
    .from(navigations)
    .where(and(eq(navigations.site, site.brand), eq(navigations.id, query.queryString)));
  if (row === undefined) throw missing(`navigation '${query.queryString}' on ${site.name}`);
  return row.tree;
});

const section = defineSource({ queryString: parameter.text }, async (query, { db, site }) => {
  const path = sectionPath(query.queryString);
  const [row] = await db
    .select({ record: sections.record })
    .from(sections)
    .where(and(eq(sections.site, site.brand), eq(sections.id, path)));
  if (row === undefined) throw missing(`section '${path}' on ${site.name}`);
  return row.record;
});

/** The most-read list: address and title only. */
const mostRead = defineSource({ size: parameter.size.default(10) }, async (query, context) => {
  const rows = await context.db
    .select({ url: sql<unknown>`${documents.body} -> 'canonical_url'`, title: documents.headline })
    .from(trending)
    .innerJoin(documents, and(published(context), eq(documents.id, trending.documentId)))
    .where(eq(trending.site, context.site.brand))
    .orderBy(asc(trending.position))
    .limit(query.size);
  return toFeed(rows, rows.length, { feedSize: query.size, feedOffset: 0 });
});

const video = defineSource({ videoId: parameter.text }, async (query, context) => {
  const document = await documentById(context, query.videoId);
  if (document?.['type'] !== 'video') throw missing(`video '${query.videoId}' on ${context.site.name}`);
  return videoMetadata(document);
});

/** The tags of a site with the number of their documents, most used first. */
const tags = defineSource(
  { queryString: parameter.text.optional(), ...parameter.page },
  async (query, context) => {
    // Imported documents may have other values here, which have no slug.
    const tag = sql`jsonb_path_query(${documents.body}, 'lax $.taxonomy.tags[*]') as tag`;
    const slug = sql<string>`tag ->> 'slug'`;
    const name = query.queryString === undefined ? undefined : tagSlug(query.queryString);
    // The column has the index, and the document the name.
    const wanted =
      name === undefined ? undefined : and(arrayContains(documents.tags, [name]), eq(slug, name));
    const rows = await context.db
      .select({ slug, text: sql<string>`min(tag ->> 'text')`, count: count() })
      .from(documents)
      .innerJoin(sql`lateral ${tag}`, sql`true`)
      .where(and(published(context), sql`${slug} is not null`, wanted))
      .groupBy(slug)
      .orderBy(desc(count()), asc(slug));
    const { feedOffset, feedSize } = query;
    return toFeed(rows.slice(feedOffset, feedOffset + feedSize), rows.length, query);
  },
);

/** The suggestions of the search field for a typed text. */
const suggestions = defineSource({ query: parameter.typed }, async ({ query }, context) => {
  const found = await readSuggestions(context, query);
  return { content_elements: found, count: found.length };
});

/** The days of a month on which the site published something, in Colombia. */
const archiveDays = defineSource({ month: parameter.month }, async ({ month }, context) => {
  const day = sql<string>`to_char(${documents.publishDate} at time zone 'America/Bogota', 'YYYY-MM-DD')`;
  const first = new Date(`${month}-01T00:00:00${BOGOTA_OFFSET}`);
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) - BOGOTA_OFFSET_MS);
  const rows = await context.db
    .selectDistinct({ day })
    .from(documents)
    .where(and(published(context), gte(documents.publishDate, first), lt(documents.publishDate, next)))
    .orderBy(asc(day));
  return { days: rows.map((row) => row.day) };
});

/** The sources that return a single record, or a list of records other than documents. */
export const RECORD_SOURCES: Record<string, Source> = {
  'story-by-url': storyByUrl,
  'content-by-id': byId,
  'gallery-by-id': galleryById,
  'content-api-collections': collection,
  'authors-api': author,
  'authors-list': authorList,
  'navigation-api': navigation,
  'section-api': section,
  'trending-newsroom': mostRead,
  'video-metadata': video,
  'tags-api': tags,
  'suggestions-api': suggestions,
  'archive-days': archiveDays,
};
