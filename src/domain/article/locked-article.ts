import type { AnsDocumentBase } from '../ans/document.ts';
import { ANONYMOUS_READER, isLocked, skipsPaywall, type PaywallPage } from '../paywall/lock-rules.ts';
import { PUBLIC_PREVIEW, type ArticleAccess } from './access.ts';
import type { PreparedArticle } from './prepare.ts';

/** Class of the element that replaces the locked part and contains nothing else. */
export const LOCKED_PART_CLASS = 'locked-part';

/**
 * Whether a story is locked for a reader without a session.
 * @param product of the brand, whose free sections have it in their names
 * @see P1
 */
export function isLockedStory(
  { canonical_url, content_restrictions }: Pick<AnsDocumentBase, 'canonical_url' | 'content_restrictions'>,
  product?: string,
): boolean {
  return isLocked(
    { path: canonical_url, contentCode: content_restrictions.content_code, product },
    ANONYMOUS_READER,
  );
}

/**
 * The access of readers without a session to a document. Subscribers get 'whole'.
 * @param path of the request, for a document without an address
 * @see P1
 */
export const publicAccess = (
  { canonical_url, content_restrictions }: Pick<AnsDocumentBase, 'canonical_url' | 'content_restrictions'>,
  product?: string,
  path = '',
): ArticleAccess =>
  isLockedStory({ canonical_url: canonical_url || path, content_restrictions }, product)
    ? PUBLIC_PREVIEW
    : 'whole';

type Restricted = Pick<PreparedArticle, 'canonicalUrl' | 'contentCode'>;

/** The document's address counts. That of the request only replaces a missing one. */
const paywallPage = (
  { canonicalUrl, contentCode }: Restricted,
  { product }: Pick<PaywallPage, 'product'>,
  path: string,
): PaywallPage => ({ path: canonicalUrl || path, contentCode, product });

/**
 * Whether a reader without a session may read the whole article, as far as the server can decide.
 * @param path of the request
 * @see P1
 */
export const isFreeArticle = (
  article: Restricted,
  site: Pick<PaywallPage, 'product'>,
  path: string,
): boolean => !isLocked(paywallPage(article, site, path), ANONYMOUS_READER);

/**
 * Whether the paywall's script decides about a story that the server sends whole.
 * @param path of the request
 * @see P4
 */
export const isMeteredArticle = (
  article: Restricted & Pick<PreparedArticle, 'type'>,
  site: Pick<PaywallPage, 'product'> & { features: { paywall: boolean } },
  path: string,
): boolean =>
  site.features.paywall &&
  article.type === 'story' &&
  isFreeArticle(article, site, path) &&
  !skipsPaywall(paywallPage(article, site, path));
