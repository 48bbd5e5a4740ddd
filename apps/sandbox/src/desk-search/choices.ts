import { and, arrayContains, asc, count, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { authorAddress, longDate, suggestionWords } from 'rotativa/domain';
import { SEARCH_LIMITS, type Choice, type ChoiceKind } from 'rotativa/providers';
import { canonicalKey } from '../content/paths.ts';
import { begins, indexed } from '../content/search/begins.ts';
import type { Database } from '../db/database.ts';
import {
  authors,
  collectionItems,
  collections,
  documents,
  navigations,
  sections,
} from '../db/schema/index.ts';
import type { Site } from '../sites.ts';
import type { ChoicesQuery } from './search-fields.ts';

interface Search {
  readonly db: Database;
  readonly site: Site;
  readonly now: Date;
  readonly words: readonly string[];
  readonly values: readonly string[] | undefined;
  readonly limit: number;
}

type Texts = SQL<string> | Parameters<typeof begins>[0];

/** Whether the words begin words of one of the texts, and the value is one of those that are asked for. */
const matches = (
  { words, values }: Search,
  value: Parameters<typeof inArray>[0] | SQL<string>,
  texts: readonly Texts[],
): SQL | undefined =>
  and(
    words.length === 0 ? undefined : or(...texts.map((text) => begins(text, words))),
    values && (values.length === 0 ? sql`false` : inArray(value as SQL<string>, [...values])),
  );

const nameOfSection = sql<string>`coalesce(${sections.record} ->> 'name', ${sections.id})`;
const nameOfTree = sql<string>`coalesce(${navigations.tree} ->> 'name', ${navigations.id})`;
const titleOfCollection = sql<string>`coalesce(
  ${collections.record} #>> '{headlines,basic}', ${collections.record} ->> 'title', ${collections.id})`;
const slugOfAuthor = sql<string>`coalesce(nullif(${authors.record} ->> 'slug', ''), ${authors.id})`;
const addressOfStory = sql<string>`coalesce(${documents.body} ->> 'canonical_url', ${documents.canonicalUrl})`;

const stories = (total: number): string => (total === 1 ? '1 nota' : `${total} notas`);

async function sectionRows(search: Search) {
  const { db, site, limit } = search;
  return db
    .select({ id: sections.id, name: nameOfSection })
    .from(sections)
    .where(and(eq(sections.site, site.brand), matches(search, sections.id, [nameOfSection, sections.id])))
    .orderBy(asc(nameOfSection), asc(sections.id))
    .limit(limit);
}

async function authorRows(search: Search, value: typeof authors.id | typeof slugOfAuthor = authors.id) {
  const { db, site, limit } = search;
  return db
    .select({
      id: authors.id,
      slug: slugOfAuthor,
      name: authors.name,
      role: sql<string | null>`${authors.record} ->> 'role'`,
    })
    .from(authors)
    .where(and(arrayContains(authors.sites, [site.brand]), matches(search, value, [authors.name])))
    .orderBy(asc(authors.name), asc(authors.id))
    .limit(limit);
}

const asPath = (path: string): string => `/${path.replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/');
/** The path of an author's page without what names the author. */
const AUTHOR_PREFIX = authorAddress('');
const authorIn = (path: string): string | undefined => {
  const bare = AUTHOR_PREFIX.replaceAll(/\/+$/g, '');
  return path.startsWith(`${bare}/`) ? path.slice(bare.length + 1).replaceAll('/', '') : undefined;
};

/** The addresses of the pages that the content has: sections, authors, and the newest stories with the words. */
async function addresses(search: Search): Promise<Choice[]> {
  const { db, site, now, words, limit } = search;
  // A stored address may have a slash at its end, or none.
  const paths = search.values?.map(canonicalKey);
  const slugs = paths?.flatMap((path) => authorIn(path) ?? []);
  const found = await Promise.all([
    sectionRows({ ...search, values: paths }),
    authorRows({ ...search, values: slugs }, slugOfAuthor),
    db
      .select({ path: addressOfStory, headline: documents.headline, published: documents.publishDate })
      .from(documents)
      .where(
        and(
          eq(documents.site, site.brand),
          lte(documents.publishDate, now),
          indexed(words, 'A'),
          words.length === 0 ? undefined : begins(documents.headline, words),
          paths && (paths.length === 0 ? sql`false` : inArray(documents.canonicalUrl, paths)),
        ),
      )
      .orderBy(desc(documents.publishDate), asc(documents.id))
      .limit(limit),
  ]);
  const [ofSections, ofAuthors, ofStories] = found;
  return [
    ...ofSections.map(({ id, name }) => ({ value: asPath(id), label: name, help: 'Sección' })),
    ...ofAuthors.map(({ slug, name }) => ({ value: authorAddress(slug), label: name, help: 'Autor' })),
    ...ofStories.map(({ path, headline, published }) => ({
      value: path,
      label: headline,
      help: `Nota del ${longDate(published)}`,
    })),
  ].slice(0, limit);
}

/** How each kind is found. */
const FINDERS: Readonly<Record<ChoiceKind, (search: Search) => Promise<Choice[]>>> = {
  addresses,
  sections: async (search) =>
    (await sectionRows(search)).map(({ id, name }) => ({ value: id, label: name, help: id })),
  authors: async (search) =>
    (await authorRows(search)).map(({ id, name, role }) => ({
      value: id,
      label: name,
      ...(role && { help: role }),
    })),
  navigation: async (search) => {
    const rows = await search.db
      .select({ id: navigations.id, name: nameOfTree })
      .from(navigations)
      .where(
        and(
          eq(navigations.site, search.site.brand),
          matches(search, navigations.id, [nameOfTree, navigations.id]),
        ),
      )
      .orderBy(asc(nameOfTree), asc(navigations.id))
      .limit(search.limit);
    return rows.map(({ id, name }) => ({ value: id, label: name, help: id }));
  },
  collections: async (search) => {
    const rows = await search.db
      .select({ id: collections.id, title: titleOfCollection, total: count(collectionItems.documentId) })
      .from(collections)
      .leftJoin(
        collectionItems,
        and(eq(collectionItems.site, collections.site), eq(collectionItems.collectionId, collections.id)),
      )
      .where(
        and(
          eq(collections.site, search.site.brand),
          matches(search, collections.id, [titleOfCollection, collections.id]),
        ),
      )
      .groupBy(collections.site, collections.id)
      .orderBy(asc(titleOfCollection), asc(collections.id))
      .limit(search.limit);
    return rows.map(({ id, title, total }) => ({ value: id, label: title, help: stories(total) }));
  },
  galleries: async (search) => {
    const { site, now } = search;
    const rows = await search.db
      .select({ id: documents.id, headline: documents.headline, published: documents.publishDate })
      .from(documents)
      .where(
        and(
          eq(documents.site, site.brand),
          eq(documents.type, 'gallery'),
          lte(documents.publishDate, now),
          matches(search, documents.id, [documents.headline]),
        ),
      )
      .orderBy(desc(documents.publishDate), asc(documents.id))
      .limit(search.limit);
    return rows.map(({ id, headline, published }) => ({
      value: id,
      label: headline,
      help: longDate(published),
    }));
  },
};

/** The choices of a kind with the typed words in its name. */
export const findChoices = (
  { db, site, now }: Pick<Search, 'db' | 'site' | 'now'>,
  { of, q = '', values, limit = SEARCH_LIMITS.usual }: ChoicesQuery,
): Promise<Choice[]> => FINDERS[of]({ db, site, now, words: suggestionWords(q), values, limit });
