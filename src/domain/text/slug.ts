import { fold } from './fold.ts';

const hyphenated = (text: string): string =>
  text
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The slug of a tag: as `slugify`, with the signs that tell names apart ('C++' and 'C#', 'Disney+') and the letters of
 * all scripts. A name of other signs only ('🎉') is its own slug: every tag has an address.
 */
export const tagSlug = (text: string): string =>
  hyphenated(fold(text).replace(/[^\p{L}\p{N}\s+#-]/gu, '')) ||
  text.trim().toLowerCase().replace(/\s+/g, '-');

/**
 * The slug of an author or a headline: lower case, accents stripped, spaces replaced by hyphens, other
 * characters removed.
 * @param limit maximum length; a longer slug ends after a whole word
 */
export function slugify(text: string, limit = Infinity): string {
  const slug = hyphenated(fold(text).replace(/[^a-z0-9\s-]/g, ''));
  return slug.length <= limit ? slug : slug.slice(0, limit + 1).replace(/-[^-]*$/, '');
}
