import type { AnsDocument } from '../../../domain/ans/document.ts';
import { plainText } from '../../../domain/html/plain-text.ts';

export interface StoryQuote {
  quote: string;
  by?: string;
}

/** Longer quotations are paragraphs, not sentences for large type. */
export const MAX_QUOTE_LENGTH = 180;

/** The marks of a quotation, which are removed because the band adds its marks. */
const OUTER_MARKS = /^[«“"']+|[»”"']+$/g;

/** The first quotation of a story that is short enough for large type, with its speaker, or undefined. */
export function quoteOf(document: Pick<AnsDocument, 'content_elements'>): StoryQuote | undefined {
  for (const element of document.content_elements) {
    if (element.type !== 'quote') continue;
    const text = element.content_elements
      .map((part) => (part.type === 'text' ? plainText(part.content) : ''))
      .join(' ');
    const quote = text.trim().replace(OUTER_MARKS, '');
    if (!quote || quote.length > MAX_QUOTE_LENGTH) continue;
    const by = plainText(element.citation ?? '');
    return { quote, ...(by && { by }) };
  }
  return undefined;
}
