import { fold } from './fold.ts';

/**
 * The slug of an author, a tag or a headline: lower case, accents stripped, spaces replaced by hyphens, other
 * characters removed.
 * @param limit maximum length; a longer slug ends after a whole word
 */
export function slugify(text: string, limit = Infinity): string {
  const slug = fold(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= limit ? slug : slug.slice(0, limit + 1).replace(/-[^-]*$/, '');
}
