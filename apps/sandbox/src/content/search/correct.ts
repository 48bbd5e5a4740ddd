import { and, eq, sql } from 'drizzle-orm';
import { nearestWords, SEARCHED_WORD, withoutAccents } from 'rotativa/domain';
import { documents, searchWords } from '../../db/schema/index.ts';
import { published } from '../published.ts';
import type { SourceContext } from '../source.ts';
import { matching } from './matching.ts';

/** More words are not corrected: each needs a query. */
const MAX_WORDS = 8;
/** Words with similar trigrams among which the nearest one is. */
const CANDIDATES = 60;

type Place = Pick<SourceContext, 'db' | 'site' | 'now'>;

const found = (words: string) => sql`${documents.search} @@ ${matching(words)}`;

/** Whether a site has a document with the words. */
export async function hasWords(place: Place, words: string): Promise<boolean> {
  const rows = await place.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(published(place), found(words)))
    .limit(1);
  return rows.length > 0;
}

/** The word that a misspelt one was meant to be: of the nearest, the one with most documents. */
async function correctedWord(place: Place, typed: string): Promise<string | undefined> {
  const { db, site } = place;
  const word = withoutAccents(typed.toLowerCase());
  const known = await db
    .select({ word: searchWords.word, written: searchWords.written })
    .from(searchWords)
    .where(eq(searchWords.site, site.brand))
    .orderBy(sql`${searchWords.word} <-> ${word}`, searchWords.word)
    .limit(CANDIDATES);
  const nearest = nearestWords(
    word,
    known.map((one) => one.word),
  );
  const counted = await Promise.all(
    nearest.map(async (near) => ({
      near,
      count: await db.$count(documents, and(published(place), found(near))),
    })),
  );
  const best = counted.toSorted((one, other) => other.count - one.count)[0];
  return best && best.count > 0 ? known.find((one) => one.word === best.near)?.written : undefined;
}

/**
 * A search text with its misspelt words corrected.
 * @returns undefined if no word can be corrected, or if the corrected text finds nothing either
 */
export async function correctedText(place: Place, text: string): Promise<string | undefined> {
  const corrections = new Map<string, string>();
  for (const typed of new Set([...text.matchAll(SEARCHED_WORD)].slice(0, MAX_WORDS).map(([word]) => word))) {
    if (await hasWords(place, typed)) continue;
    const word = await correctedWord(place, typed);
    if (word !== undefined) corrections.set(typed, word);
  }
  const corrected = text.replace(SEARCHED_WORD, (typed) => corrections.get(typed) ?? typed);
  return corrected !== text && (await hasWords(place, corrected)) ? corrected : undefined;
}
