import { previewBody } from '../body/preview.ts';
import type { PreparedArticle } from './prepare.ts';
import { updateEntries } from './updates.ts';

/**
 * A locked article as the server may send it: header, lead and the beginning of the text. Fields that reveal the rest
 * of the body are removed: updates, corrections, and all pictures of a gallery except the first.
 * @param paragraphs how many paragraphs all readers may read
 * @see P1
 */
export function previewArticle(article: PreparedArticle, paragraphs: number): PreparedArticle {
  const body = previewBody(article.body, paragraphs);
  const { signOffHtml: _end, ...opening } = article;
  return {
    ...opening,
    body,
    updates: updateEntries(body),
    gallery: article.gallery.slice(0, 1),
    corrections: [],
  };
}
