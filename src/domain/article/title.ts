import type { AnsDocument } from '../ans/document.ts';
import { plainText } from '../html/plain-text.ts';
import { headline } from '../../messages/documents.ts';

/** A document's title as text: its headline without markup, or the title for untitled documents. */
export const titleOf = ({ headlines }: Pick<AnsDocument, 'headlines'>): string =>
  plainText(headlines.basic) || headline.missing;

/** The title with the markup that `sanitize` keeps. Markup without text does not count as a headline. */
export const titleHtml = (
  document: Pick<AnsDocument, 'headlines'>,
  sanitize: (html: string) => string,
): string => (isTitled(document) ? sanitize(document.headlines.basic) : headline.missing);

/** Whether a document has a headline with text. */
export const isTitled = (document: Pick<AnsDocument, 'headlines'>): boolean =>
  plainText(document.headlines.basic) !== '';
