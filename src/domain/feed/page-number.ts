/** The parameter of an address with the pages of its list: '3', or '1-3' for several together. */
export const PAGES_PARAMETER = 'pagina';

/** More pages than any list has. */
export const LAST_PAGE = 500;

/** Maximum number of pages that one address shows together. After these a list continues at the address of its next page. */
export const MAX_PAGES = 10;

/** The pages of a list that an address shows, from 1. */
export interface PageNumbers {
  readonly number: number;
  /** The last one; the same as the first, unless a reader loaded more. */
  readonly through: number;
}

const PAGES = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/;

/** The pages in the parameters of an address. Without valid ones the first. */
export function readPages(query: URLSearchParams): PageNumbers {
  const [, first = 1, last = first] = PAGES.exec(query.get(PAGES_PARAMETER) ?? '') ?? [];
  const number = Number(first);
  return { number, through: Math.min(Math.max(number, Number(last)), number + MAX_PAGES - 1) };
}

/** The address of another page of the list at an address. The first page has no number. */
export function pageAddress(address: string, number: number): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  if (number > 1) query.set(PAGES_PARAMETER, String(number));
  else query.delete(PAGES_PARAMETER);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
