import type { AnsDocumentBase } from '../ans/document.ts';
import { plainText } from '../html/plain-text.ts';
import { authorSlug } from '../text/slug.ts';

/** Stories without a byline from before this day are the newsroom's (00:00 in Colombia). @see 001 §9 */
export const BYLINE_FALLBACK_CUTOFF = '2025-01-27T00:00:00-05:00';

export interface BylineOptions {
  /** The weekly's slug, as in '/autor/redaccion-{product}/'. */
  product: string;
  /** The name of the weekly as printed, as in 'Redacción {productName}'. */
  productName: string;
  /**
   * The two readings of the specification: 'any' links every byline, 'newsroom' only one that contains the word
   * Redacción. Default: 'any'.
   */
  reading?: 'any' | 'newsroom';
}

export interface Byline {
  text: string;
  href?: string;
}

const NEWSROOM = /redacci[oó]n/i;

/** The page of an author by the slug of the name. */
export function authorHref(name: string): string | undefined {
  const slug = authorSlug(name);
  return slug ? `/autor/${slug}/` : undefined;
}

function linked(text: string, href: string | undefined): Byline {
  return href ? { text, href } : { text };
}

/**
 * The byline and its page. A byline (the document's `copyright`) leads to its slug; without one, a story from before
 * the cutoff leads to the newsroom, a later one to the id of its first credited author.
 * @see 001 §2 'Author pages', N13
 */
export function byline(
  document: Pick<AnsDocumentBase, 'copyright' | 'publish_date' | 'credits'>,
  { product, productName, reading = 'any' }: BylineOptions,
): Byline {
  const text = plainText(document.copyright ?? '');
  if (text) return linked(text, reading === 'any' || NEWSROOM.test(text) ? authorHref(text) : undefined);
  const newsroom = `Redacción ${productName}`;
  const published = Date.parse(document.publish_date ?? '');
  if (published < Date.parse(BYLINE_FALLBACK_CUTOFF))
    return { text: newsroom, href: `/autor/redaccion-${product}/` };
  const [author] = document.credits.by;
  const name = plainText(author?.name ?? '') || newsroom;
  return linked(name, author?._id ? `/autor/${encodeURIComponent(author._id)}/` : undefined);
}

/** Above this many authors the carousel shows arrows. @see 001 §9 */
export const AUTHOR_ARROWS_ABOVE = 7;
