import type { ContentElement } from '../ans/element.ts';
import { leadingTime } from '../dates/update-time.ts';
import { hasStructure, paragraphs, structureAt } from '../html/inline-split.ts';
import type { ElementPass } from './context.ts';

/** Marks raw HTML that an editor wrote as text. It counts as a text block for ads. */
export const RICH_TEXT = 'rich-text';

/** A heading at the start of a text. */
const HEADING = /^(?:\s|<(?:div|section|article)\b[^>]*>)*<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]\s*>/i;

/** Parts a text before its list or table, or after its heading, if it begins with the time of an update. @see N9 */
function withoutTimedHead(html: string): { head?: string; content: string } {
  const [heading, words] = HEADING.exec(html) ?? [];
  const at = heading?.length ?? structureAt(html);
  const head = words ?? html.slice(0, at);
  return leadingTime(head) ? { head, content: html.slice(at) } : { content: html };
}

function split(element: ContentElement): ContentElement[] {
  if (element.type !== 'text') return [element];
  if (hasStructure(element.content)) {
    const { head, content } = withoutTimedHead(element.content);
    const rest = { _id: head ? '' : element._id, type: 'raw_html' as const, subtype: RICH_TEXT, content };
    return head ? [...split({ ...element, content: head }), rest] : [rest];
  }
  const parts = paragraphs(element.content);
  return parts.length < 2 ? [element] : parts.map((content) => ({ ...element, content }));
}

/**
 * Splits text elements, so that each has one paragraph. A text with a list, a table or a picture becomes raw HTML.
 */
export const splitParagraphs: ElementPass = (elements) => elements.flatMap(split);
