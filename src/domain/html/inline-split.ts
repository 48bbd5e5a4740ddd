import { withGraphics } from './graphics.ts';
import { BLOCK_BOUNDARY } from './tags.ts';
import { plainText } from './plain-text.ts';

const STRUCTURE =
  /<(table|ul|ol|dl|figure|iframe|img|picture|blockquote|pre|video|audio|h[1-6]|hr|details)\b/i;
const BREAKS = /(?:<br\s*\/?>\s*(?:&nbsp;\s*)*){2,}/gi;
const BLANK_LINES = /\n[^\S\n]*\n\s*/g;
const MARK = '\u0001';

/** Whether a text contains more than words and links: a list, a table, a picture, a heading, a frame, a graphic. */
export function hasStructure(html: string): boolean {
  return STRUCTURE.test(withGraphics(html));
}

/** Where the first list, table, picture or heading of a text begins; -1 without one. */
export const structureAt = (html: string): number => html.search(STRUCTURE);

/** Whether a text has no markup. Blank lines then separate its paragraphs. */
const isPlain = (text: string): boolean => !/<[a-z/!]/i.test(text);

/**
 * The paragraphs of a text: `<p>a</p><p>b</p>`, `a<br><br>b` and, without markup, a blank line give two. Parts
 * without words are dropped. A text with one paragraph is returned unchanged.
 */
export function paragraphs(html: string): string[] {
  const parts = html
    .replaceAll(MARK, '')
    .replace(BLANK_LINES, isPlain(html) ? MARK : '$&')
    .replace(BLOCK_BOUNDARY, MARK)
    .replace(BREAKS, MARK)
    .split(MARK)
    .map((part) => part.trim())
    .filter((part) => plainText(part) !== '');
  return parts;
}
