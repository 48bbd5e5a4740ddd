import { isFilePath, PAGES_PARAMETER } from 'rotativa/domain';

/** Whether a path is written as the site writes it: with a slash at its end, or as the name of a file. */
export const withSlash = (path: string): boolean => path.endsWith('/') || isFilePath(path);

/** The parameters of an address without those that do not change a list. */
export const numberOnly = (number: number): URLSearchParams =>
  new URLSearchParams(number > 1 ? { [PAGES_PARAMETER]: String(number) } : {});

/** Maximum length of a path and of a segment, in characters. */
const LONGEST_PATH = 2000;
const LONGEST_SEGMENT = 255;

/** Whether a path can be that of a page: encoded well, no longer than any address, and without odd characters. */
export function isPath(path: string): boolean {
  if (path === '/') return true;
  if (path.length > LONGEST_PATH) return false;
  try {
    const segments = path
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map(decodeURIComponent);
    const odd = (segment: string): boolean =>
      segment.trim() === '' || segment.length > LONGEST_SEGMENT || /[\p{Cc}/\\]/u.test(segment);
    return !segments.some(odd);
  } catch {
    return false;
  }
}

/** The words of a slug, for a tag or an author without a record. */
export const slugWords = (slug: string): string => {
  const text = slug.replaceAll('-', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const LONGEST_TITLE = 80;

/** The reader's words, shortened for a title. */
export const shortened = (words: string): string =>
  words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE).trim()}…` : words;

/** An address with the query of the request added to its query. @see B11 */
export function withQuery(address: string, search: string): string {
  const added = search.replace(/^\?/, '');
  if (!added) return address;
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}${added}${hash}`;
}
