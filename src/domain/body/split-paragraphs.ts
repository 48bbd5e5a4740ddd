import type { ContentElement } from '../ans/element.ts';
import { hasStructure, paragraphs } from '../html/inline-split.ts';
import type { ElementPass } from './context.ts';

/** Marks raw HTML that an editor wrote as text. It counts as a text block for ads. */
export const RICH_TEXT = 'rich-text';

function split(element: ContentElement): ContentElement[] {
  if (element.type !== 'text') return [element];
  if (hasStructure(element.content)) {
    return [{ _id: element._id, type: 'raw_html', subtype: RICH_TEXT, content: element.content }];
  }
  const parts = paragraphs(element.content);
  return parts.length < 2 ? [element] : parts.map((content) => ({ ...element, content }));
}

/**
 * Splits text elements, so that each has one paragraph. A text with a list, a table or a picture becomes raw HTML.
 */
export const splitParagraphs: ElementPass = (elements) => elements.flatMap(split);
