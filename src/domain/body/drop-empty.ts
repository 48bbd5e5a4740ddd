import type { ContentElement } from '../ans/element.ts';
import { plainText } from '../html/plain-text.ts';
import { type ElementPass, note } from './context.ts';

function isEmpty(element: ContentElement): boolean {
  switch (element.type) {
    case 'text':
    case 'header':
    case 'correction':
    case 'endorsement':
      return plainText(element.content) === '';
    case 'raw_html':
    case 'code':
      return element.content.trim() === '';
    case 'quote':
      return element.content_elements.length === 0 && !element.citation;
    case 'list':
    case 'link_list':
      return element.items.length === 0;
    case 'table':
      return element.header.length === 0 && element.rows.length === 0;
    default:
      return false;
  }
}

/** Drops elements that would render empty: blank paragraphs, lists without items, tables without cells. */
export const dropEmpty: ElementPass = (elements, context) =>
  elements.filter((element) => {
    if (!isEmpty(element)) return true;
    note(context, element, 'empty');
    return false;
  });
