import { decodeEntities } from '../html/plain-text.ts';
import { looseText, type Cursor } from './read.ts';

const TAG = /<[a-z!/]/i;
const ESCAPED_TAG = /&lt;[a-z!][^<>]*&gt;/i;

const ESCAPED_PAIR = /&lt;([a-z][a-z0-9]*)\b[^<>]*?&gt;[\s\S]*?&lt;\/\1\s*&gt;|&lt;br\s*\/?&gt;/i;

/**
 * The text of a text element, which may be escaped HTML. A text can also mention a tag. It is read as HTML only if
 * a tag is also closed or is a line break, and if the text has no real tags.
 */
export function unescapedText(html: string, at: Cursor): string {
  return ESCAPED_PAIR.test(html) ? unescapedHtml(html, at) : html;
}

/** A short text beside a part of a document, such as a caption, which may be escaped HTML. */
export const wordsIn = (value: unknown, at: Cursor): string => unescapedText(looseText(value), at).trim();

/**
 * HTML that another system escaped once more: all of its tags are character references, and it has no real tags.
 * It is unescaped. HTML that quotes code has real tags and stays unchanged.
 */
export function unescapedHtml(html: string, at: Cursor): string {
  if (TAG.test(html) || !ESCAPED_TAG.test(html)) return html;
  at.report('the HTML is escaped; it is read as HTML');
  return decodeEntities(html);
}
