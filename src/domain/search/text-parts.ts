import { fold } from '../text/fold.ts';
import type { TextPart } from './details.ts';

/** Around the found words of a text. Texts of documents have no control characters. */
export const FOUND_START = '\u0002';
export const FOUND_END = '\u0003';

const ACCENTED = 'áéíóúüÁÉÍÓÚÜ';
const BARE = 'aeiouuAEIOUU';

/** A text without accents, letter by letter, as the search indexes it. An 'ñ' is another letter than an 'n'. */
export const withoutAccents = (text: string): string =>
  text.replace(/[áéíóúü]/gi, (letter) => BARE[ACCENTED.indexOf(letter)] ?? letter);

const unmarked = (marked: string): string => marked.replaceAll(FOUND_START, '').replaceAll(FOUND_END, '');

/**
 * A marked copy in which only the words of a search are marked: the index finds 'aguas' and 'Aguadas' for 'agua' too, but
 * a reader who looks for that word takes other words for a mistake.
 */
export function onlyAsked(marked: string, words: string): string {
  const asked = new Set(fold(words).match(/[\p{L}\p{N}]+/gu));
  const [before = '', ...pieces] = marked.split(FOUND_START);
  const kept = pieces.map((piece) =>
    asked.has(fold(piece.slice(0, piece.indexOf(FOUND_END))))
      ? FOUND_START + piece
      : piece.replace(FOUND_END, ''),
  );
  return before + kept.join('');
}

/** The parts of a text, from its copy with marks and without accents, which has the same letters otherwise. */
function partsOf(marked: string, text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const pieces = marked.replaceAll(FOUND_END, FOUND_START).split(FOUND_START);
  for (const [index, piece] of pieces.entries()) {
    const end = at + piece.length;
    if (piece) parts.push({ text: text.slice(at, end), ...(index % 2 === 1 && { found: true }) });
    at = end;
  }
  return parts;
}

/**
 * The parts of a text whose found words are marked in a copy without accents.
 * @returns undefined if nothing is marked, or if the copy is of another text
 */
export function foundParts(marked: string, text: string): TextPart[] | undefined {
  if (!marked.includes(FOUND_START) || unmarked(marked) !== withoutAccents(text)) return undefined;
  return partsOf(marked, text);
}

/**
 * The parts of the passage of a long text that a marked copy without accents has, with dots where it was cut.
 * @returns undefined if nothing is marked, or if the passage is not in the text
 */
export function foundPassage(marked: string, text: string): TextPart[] | undefined {
  const passage = unmarked(marked);
  const at = withoutAccents(text).indexOf(passage);
  if (!marked.includes(FOUND_START) || at < 0) return undefined;
  // The full stop belongs to the sentence.
  const [signs = ''] = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(at + passage.length)) ?? [];
  const end = at + passage.length + signs.length;
  return [
    ...(at > 0 ? [{ text: '… ' }] : []),
    ...partsOf(marked + signs, text.slice(at, end)),
    ...(text.slice(end).trim() ? [{ text: ' …' }] : []),
  ];
}
