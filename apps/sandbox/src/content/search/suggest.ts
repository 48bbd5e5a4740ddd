import { and, arrayContains, asc, count, desc, eq, sql } from 'drizzle-orm';
import {
  MAX_SUGGESTIONS,
  searchesTexts,
  MAX_SUGGESTIONS_BY_KIND,
  suggestionList,
  suggestionWords,
  type Suggestion,
} from 'rotativa/domain';
import { authors, documents, sections, trending } from '../../db/schema/index.ts';
import { published } from '../published.ts';
import type { SourceContext } from '../source.ts';
import { begins, indexed } from './begins.ts';
import { correctedText } from './correct.ts';

type Place = Pick<SourceContext, 'db' | 'site' | 'now'>;

async function sectionsWith({ db, site }: Place, words: readonly string[]): Promise<Suggestion[]> {
  const name = sql<string>`${sections.record} ->> 'name'`;
  const rows = await db
    .select({ text: name, id: sections.id })
    .from(sections)
    .where(and(eq(sections.site, site.brand), begins(name, words)))
    .orderBy(sql`length(${sections.id})`, asc(sections.id))
    .limit(MAX_SUGGESTIONS_BY_KIND.section);
  return rows.map((row) => ({ kind: 'section', ...row }));
}

/** The newest documents of a site, whose topics are suggested: all of them would be read at each letter. */
const TOPICAL = 1000;

/** The topics of a site that its newest documents use most, of those with the words. */
async function tagsWith(
  place: Place,
  words: readonly string[],
  limit = MAX_SUGGESTIONS_BY_KIND.tag,
): Promise<Suggestion[]> {
  const { db } = place;
  const slug = sql<string>`tag.slug`;
  const newest = db
    .select({ id: documents.id, tags: documents.tags })
    .from(documents)
    .where(published(place))
    .orderBy(desc(documents.publishDate), asc(documents.id))
    .limit(TOPICAL)
    .as('newest');
  // A slug has no letter 'ñ'.
  const plain = words.map((word) => word.replaceAll('ñ', 'n'));
  const used = db
    .select({
      slug: slug.as('slug'),
      uses: count().as('uses'),
      holder: sql<string>`min(${newest.id})`.as('holder'),
    })
    .from(newest)
    .innerJoin(sql`lateral unnest(${newest.tags}) as tag(slug)`, sql`true`)
    .where(begins(slug, plain))
    .groupBy(slug)
    .orderBy(desc(count()), asc(slug))
    .limit(limit)
    .as('used');
  // The name is in the documents, of which one is enough.
  const text = sql<string | null>`(
    select one ->> 'text' from ${documents}, jsonb_path_query(${documents.body}, 'lax $.taxonomy.tags[*]') as one
    where ${published(place)} and ${documents.id} = ${used.holder} and one ->> 'slug' = ${used.slug}
    limit 1)`;
  const rows = await db.select({ id: used.slug, text }).from(used).orderBy(desc(used.uses), asc(used.slug));
  return rows.flatMap(({ id, text: name }) => (name ? [{ kind: 'tag' as const, text: name, id }] : []));
}

async function authorsWith({ db, site }: Place, words: readonly string[]): Promise<Suggestion[]> {
  const slug = sql<string>`coalesce(nullif(${authors.record} ->> 'slug', ''), ${authors.id})`;
  const rows = await db
    .select({ text: authors.name, id: slug })
    .from(authors)
    .where(and(arrayContains(authors.sites, [site.brand]), begins(authors.name, words)))
    .orderBy(asc(authors.name))
    .limit(MAX_SUGGESTIONS_BY_KIND.author);
  return rows.map((row) => ({ kind: 'author', ...row }));
}

/** Where the words of suggested stories are, and the weights of these texts in the index. */
const PLACES = {
  headline: { text: sql`${documents.headline}`, weights: 'A' },
  texts: {
    text: sql`${documents.headline} || ' ' || ${documents.standfirst} || ' ' || ${documents.bodyText}`,
    weights: 'ABC',
  },
} as const;

/** The most read stories with the words in their headlines or in all their texts, then the newest. */
async function storiesWith(
  place: Place,
  words: readonly string[],
  where: keyof typeof PLACES,
): Promise<Suggestion[]> {
  const { text, weights } = PLACES[where];
  const rows = await place.db
    .select({ text: documents.headline, id: sql<string>`${documents.body} ->> 'canonical_url'` })
    .from(documents)
    .leftJoin(trending, and(eq(trending.site, documents.site), eq(trending.documentId, documents.id)))
    // The index holds stems, and finds the stories among which the words are then looked for.
    .where(and(published(place), indexed(words, weights), begins(text, words)))
    .orderBy(sql`${trending.position} nulls last`, desc(documents.publishDate), asc(documents.id))
    .limit(MAX_SUGGESTIONS_BY_KIND.story);
  return rows.map((row) => ({ kind: 'story', ...row }));
}

async function suggestionsWith(place: Place, words: readonly string[]): Promise<Suggestion[]> {
  const [section, tag, author, story] = await Promise.all([
    sectionsWith(place, words),
    tagsWith(place, words),
    authorsWith(place, words),
    storiesWith(place, words, 'headline'),
  ]);
  const named = suggestionList({ section, tag, author, story });
  return named.length > 0 || !searchesTexts(words) ? named : storiesWith(place, words, 'texts');
}

/**
 * The suggestions of the search field for a typed text: sections, topics, authors and stories with words that begin with the
 * typed ones, or else the stories with them in their texts. Misspelt words that find nothing are corrected. Without
 * letters: the most used topics.
 */
export async function readSuggestions(place: Place, typed: string): Promise<Suggestion[]> {
  const words = suggestionWords(typed);
  if (words.length === 0) return tagsWith(place, [], MAX_SUGGESTIONS);
  const found = await suggestionsWith(place, words);
  if (found.length > 0) return found;
  const corrected = await correctedText(place, words.join(' '));
  return corrected === undefined ? [] : suggestionsWith(place, suggestionWords(corrected));
}
