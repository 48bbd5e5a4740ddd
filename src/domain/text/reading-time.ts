/** Words per minute in Spanish prose. */
const WORDS_PER_MINUTE = 220;

/** The number of words in a plain text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

/** Whole minutes to read a number of words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
