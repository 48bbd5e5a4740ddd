import { sql, type SQL } from 'drizzle-orm';

/**
 * A search text without signs that do not precede a word: Postgres reads each minus as 'not' and fails if too many of
 * them have no word. Accents are part of their letters, as in the index.
 */
const words = (typed: string): string => typed.normalize('NFC').replace(/-(?!"?[\p{L}\p{N}])/gu, ' ');

/** The query of a reader's words. Accents are optional: words are searched as written and without accents. */
export const matching = (typed: string): SQL => sql`(
  websearch_to_tsquery('spanish', ${words(typed)}) ||
  websearch_to_tsquery('spanish', translate(${words(typed)}, 'áéíóúüÁÉÍÓÚÜ', 'aeiouuAEIOUU'))
)`;
