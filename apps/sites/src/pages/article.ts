import {
  isLocked,
  prepareArticle,
  previewArticle,
  type AnsDocument,
  type PreparedArticle,
} from 'rotativa/domain';
import { SITES } from '../config/brands.ts';
import type { BrandConfig } from 'rotativa/themes';

/** How many paragraphs of a locked article everyone may read; the rest does not leave the server. */
const FREE_PARAGRAPHS = 3;

const prepared = new WeakMap<AnsDocument, PreparedArticle>();

/**
 * The document as its page renders it: prepared once, for head, body and boxes. Of one that is locked for a reader
 * without a session there is only the preview, so that no part of the page can give away more.
 */
export function articleOf(
  document: AnsDocument,
  brand: BrandConfig,
  origin: string,
  path: string,
): PreparedArticle {
  const known = prepared.get(document);
  if (known) return known;
  const whole = prepareArticle(document, {
    product: brand.product,
    productName: SITES.weekly.name,
    siteHosts: [new URL(origin).hostname],
    path,
  });
  const article = isFree(whole, brand, path) ? whole : previewArticle(whole, FREE_PARAGRAPHS);
  prepared.set(document, article);
  return article;
}

/** Whether a reader without a session may read the whole article: what the server can decide. @see P1 */
export const isFree = (article: PreparedArticle, brand: BrandConfig, path: string): boolean =>
  !isLocked(
    { path, contentCode: article.contentCode, product: brand.product },
    { triggered: false, subscriptions: false },
  );
