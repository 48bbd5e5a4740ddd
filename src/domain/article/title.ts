import type { AnsDocument } from '../ans/document.ts';
import { plainText } from '../html/plain-text.ts';

/** What a document is called that nobody gave a headline: a link and a page need a name to be read by. */
const UNTITLED = 'Sin título';

/** A document's name as text: its headline without markup, or that it has none. */
export const titleOf = ({ headlines }: Pick<AnsDocument, 'headlines'>): string =>
  plainText(headlines.basic) || UNTITLED;

/** The same with the markup that `sanitize` leaves; markup around nothing is no headline either. */
export const titleHtml = (
  document: Pick<AnsDocument, 'headlines'>,
  sanitize: (html: string) => string,
): string => (titleOf(document) === UNTITLED ? UNTITLED : sanitize(document.headlines.basic));
