import { fromSegment, segments, toSegment } from './path.ts';

/** Where the pages of authors are; the columns of an author are below the brand's section of columns. */
const AUTHORS = '/autor';
const TAGS = 'noticias';

/** Whether two paths are the same but for the slashes around them. */
const isSame = (one: string, other: string): boolean => segments(one).join('/') === segments(other).join('/');

/**
 * The page of an author. A byline leads to everything that its author wrote; an entry in a list leads from a column to
 * the other columns.
 * @param section of the story in the list
 * @param opinion path of the brand's section of columns
 * @see N13, B10
 */
export function authorAddress(slug: string, section?: string, opinion?: string): string {
  const columns = section !== undefined && opinion !== undefined && isSame(section, opinion);
  return `/${segments(columns ? opinion : AUTHORS).join('/')}/${toSegment(slug)}/`;
}

/** The author that an address names, and the section of the author's columns if it is a columnist's page. @see B10 */
export function authorAt(path: string): { slug: string; section?: string } {
  const parts = segments(path);
  const section = `/${parts.slice(0, -1).join('/')}`;
  return { slug: fromSegment(parts.at(-1) ?? ''), ...(section !== AUTHORS && { section }) };
}

/** The page of a tag. @see N14 */
export const tagAddress = (slug: string): string => `/${TAGS}/${toSegment(slug)}/`;

/** The slug of the tag whose page is at an address; undefined for another page. */
export function tagAt(path: string): string | undefined {
  const [first, slug, ...more] = segments(path);
  return first === TAGS && slug && more.length === 0 ? fromSegment(slug) : undefined;
}
