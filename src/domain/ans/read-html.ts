import { decodeEntities } from '../html/plain-text.ts';
import type { Cursor } from './read.ts';

const TAG = /<[a-z!/]/i;
const ESCAPED_TAG = /&lt;[a-z!][^<>]*&gt;/i;

/**
 * HTML that a system on its way escaped once more: all of its tags are character references and it has no others. It
 * is read as the HTML that it was; HTML that quotes some code has tags of its own and stays as it is.
 */
export function unescapedHtml(html: string, at: Cursor): string {
  if (TAG.test(html) || !ESCAPED_TAG.test(html)) return html;
  at.report('the HTML is escaped; it is read as HTML');
  return decodeEntities(html);
}
