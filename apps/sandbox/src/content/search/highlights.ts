import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  FOUND_END,
  FOUND_START,
  foundParts,
  foundPassage,
  onlyAsked,
  type SearchDetails,
} from 'rotativa/domain';
import { documents } from '../../db/schema/index.ts';
import type { SourceContext } from '../source.ts';
import { matching } from './matching.ts';

/** The part of a body in which a passage is looked for. */
const PASSAGE_LIMIT = 20_000;

const MARKS = `StartSel=${FOUND_START}, StopSel=${FOUND_END}`;
const WHOLE = `${MARKS}, HighlightAll=true`;
const PASSAGE = `${MARKS}, MaxFragments=1, MinWords=12, MaxWords=32`;

/** A copy of a text with marks and without accents: words without accents find words with them. */
const marked = (text: PgColumn | SQL, words: string, options: string) =>
  sql<string>`ts_headline('spanish', translate(${text}, 'áéíóúüÁÉÍÓÚÜ', 'aeiouuAEIOUU'), ${matching(words)}, ${options})`;

/** The words of a search in the texts of its results. The words in a headline or a standfirst are marked; without them there, a passage of the body. */
export async function readHighlights(
  { db, site }: Pick<SourceContext, 'db' | 'site'>,
  ids: readonly string[],
  words: string,
): Promise<SearchDetails['found']> {
  if (ids.length === 0) return {};
  const body = sql<string>`left(${documents.bodyText}, ${PASSAGE_LIMIT})`;
  const rows = await db
    .select({
      id: documents.id,
      headline: documents.headline,
      standfirst: documents.standfirst,
      body,
      inHeadline: marked(documents.headline, words, WHOLE),
      inStandfirst: marked(documents.standfirst, words, WHOLE),
      inBody: marked(body, words, PASSAGE),
    })
    .from(documents)
    .where(and(eq(documents.site, site.brand), inArray(documents.id, [...ids])));
  return Object.fromEntries(
    rows.map((row) => {
      const headline = foundParts(onlyAsked(row.inHeadline, words), row.headline);
      const summary =
        foundParts(onlyAsked(row.inStandfirst, words), row.standfirst) ??
        (headline ? undefined : foundPassage(onlyAsked(row.inBody, words), row.body));
      return [row.id, { ...(headline && { headline }), ...(summary && { summary }) }];
    }),
  );
}
