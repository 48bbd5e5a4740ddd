import { plainText } from '../html/plain-text.ts';

/** Paragraphs of a locked story that all readers may read. The rest never leaves the server. */
export const FREE_PARAGRAPHS = 3;
/** Words that are shown of a single paragraph, or of a paragraph as long as an article. */
const EXCERPT_WORDS = 40;
/** A longer paragraph may contain the whole article, so it is cut. */
const LONG_PARAGRAPH_WORDS = 160;

/** How the parts of a body are read: blocks, elements of a document, or elements of a page. */
export interface BodyParts<T> {
  /** The HTML of a paragraph; undefined for any other part. */
  paragraph: (part: T) => string | undefined;
  /** Whether another part may be between the paragraphs. Lists, tables, galleries and raw HTML may contain the whole story. */
  beside: (part: T) => boolean;
  /** The paragraph with only this text, which is not HTML. */
  cut: (paragraph: T, text: string) => T;
}

/**
 * The beginning of a body that all readers may read: at most `paragraphs` paragraphs, and never more than half of the
 * body, so that some text always stays locked.
 * @see P1
 */
export function freeBody<T>(
  parts: readonly T[],
  { paragraph, beside, cut }: BodyParts<T>,
  paragraphs = FREE_PARAGRAPHS,
): T[] {
  const excerpt = (part: T, words: readonly string[]): T[] => {
    const shown = words.slice(0, Math.min(EXCERPT_WORDS, Math.floor(words.length / 2)));
    return shown.length > 0 ? [cut(part, `${shown.join(' ')}…`)] : [];
  };
  let left = Math.min(
    paragraphs,
    Math.floor(parts.filter((part) => paragraph(part) !== undefined).length / 2),
  );
  const cutsFirst = left === 0;
  const free: T[] = [];
  for (const part of parts) {
    const html = paragraph(part);
    if (html === undefined) {
      if (!cutsFirst && beside(part)) free.push(part);
      continue;
    }
    const words = plainText(html).split(/\s+/).filter(Boolean);
    if (cutsFirst || words.length > LONG_PARAGRAPH_WORDS) return [...free, ...excerpt(part, words)];
    free.push(part);
    left -= 1;
    if (left === 0) break;
  }
  return free;
}
