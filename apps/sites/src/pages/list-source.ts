import { PAGES_PARAMETER, readPages, SEARCH_PARAMETERS } from 'rotativa/domain';
import { LIST_PATH } from '../contract/list.ts';
import { isPath } from './addresses/addresses.ts';

/** The parameters of a search, which its list has too. */
const SEARCH = Object.values(SEARCH_PARAMETERS);

function copySearch(from: URLSearchParams, to: URLSearchParams): void {
  for (const name of SEARCH) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
}

/** The address of the items of one page of a list. */
export function listSource(path: string, query: URLSearchParams, number: number): string {
  const asked = new URLSearchParams({ ruta: path });
  copySearch(query, asked);
  asked.set(PAGES_PARAMETER, String(number));
  return `${LIST_PATH}?${asked.toString()}`;
}

/** The page that such an address names; undefined for an invalid one. */
export function listedPage({ searchParams: asked, origin }: URL): URL | undefined {
  const path = asked.get('ruta') ?? '';
  const { number } = readPages(asked);
  if (asked.get(PAGES_PARAMETER) !== String(number)) return undefined;
  if (!/^\/(?!\/)[^?#\\]*$/.test(path) || !path.endsWith('/')) return undefined;
  if (!isPath(path) || !URL.canParse(path, origin)) return undefined;
  const page = new URL(path, origin);
  // A path with dot segments has another address.
  if (page.pathname !== path || path.startsWith('/api/')) return undefined;
  copySearch(asked, page.searchParams);
  page.searchParams.set(PAGES_PARAMETER, String(number));
  return page;
}
