import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { documents } from '../../db/schema/index.ts';

/** A text without accents and capitals, as `suggestionWords` has its words, with a space before each word. */
const folded = (text: SQL | PgColumn) =>
  sql`' ' || regexp_replace(translate(lower(${text}), 'ÁÉÍÓÚÜÑáéíóúü', 'aeiouuñaeiouu'), '[^a-zñ0-9]+', ' ', 'g')`;

/** Whether each word begins a word of the text. A word is of letters and numbers, so that it has no sign of a pattern. */
export const begins = (text: SQL | PgColumn, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${folded(text)} like ${`% ${word}%`}`));

/**
 * Whether words of a document begin with the stems of the words, by the index. Words that the index leaves out, such as
 * 'la', are in every document.
 * @param weights where they are looked for: 'A' is the headline, 'B' the standfirst, 'C' the public part of the text
 */
export function indexed(words: readonly string[], weights: string): SQL | undefined {
  if (words.length === 0) return undefined;
  const query = sql`to_tsquery('spanish', ${words.map((word) => `'${word}':*${weights}`).join(' & ')})`;
  return sql`(numnode(${query}) = 0 or ${documents.search} @@ ${query})`;
}
