import { PAGES_PARAMETER, readPages, SEARCH_PARAMETERS } from 'rotativa/domain';
import { LIST_PATH } from '../contract/list.ts';
import { isPath } from './addresses/addresses.ts';

/** The parameters of a search, which its list has too. */
const SEARCH = Object.values(SEARCH_PARAMETERS);

function copySearch(from: URLSearchParams, to: URLSearchParams): void {
  for (const name of SEARCH) {
    for (const value of from.getAll(name)) to.append(name, value);
  }
}

/** The address of the items of one page of a list. */
export function listSource(path: string, query: URLSearchParams, number: number): string {
  const requested = new URLSearchParams({ ruta: path });
  copySearch(query, requested);
  requested.set(PAGES_PARAMETER, String(number));
  return `${LIST_PATH}?${requested.toString()}`;
}

/** The page that such an address names; undefined for an invalid one. */
export function listedPage({ searchParams: requested, origin }: URL): URL | undefined {
  const path = requested.get('ruta') ?? '';
  const { number } = readPages(requested);
  if (requested.get(PAGES_PARAMETER) !== String(number)) return undefined;
  if (!/^\/(?!\/)[^?#\\]*$/.test(path) || !path.endsWith('/')) return undefined;
  if (!isPath(path) || !URL.canParse(path, origin)) return undefined;
  const page = new URL(path, origin);
  // A path with dot segments has another address.
  if (page.pathname !== path || path.startsWith('/api/')) return undefined;
  copySearch(requested, page.searchParams);
  page.searchParams.set(PAGES_PARAMETER, String(number));
  return page;
}
