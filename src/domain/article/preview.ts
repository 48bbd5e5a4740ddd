import { previewBody } from '../body/preview.ts';
import type { PreparedArticle } from './prepare.ts';
import { updateEntries } from './updates.ts';

/**
 * A locked article as it may leave the server: header, opening and the beginning of the text. What else tells of the
 * body goes with it: the updates, the corrections, all pictures of a gallery but the first.
 * @param paragraphs how many everyone may read
 * @see 000 §4 'Paywall', P1
 */
export function previewArticle(article: PreparedArticle, paragraphs: number): PreparedArticle {
  const body = previewBody(article.body, paragraphs);
  return {
    ...article,
    body,
    updates: updateEntries(body),
    gallery: article.gallery.slice(0, 1),
    corrections: [],
  };
}
