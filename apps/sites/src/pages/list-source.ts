import { segmentsOf } from './addresses.ts';

/** The address of a list's next items as HTML: `?ruta=` names the list's page, `?pagina=` the number. */
export const LIST_PATH = '/api/lista';

/** The parameter with a reader's words, on the search page. */
const WORDS = 'q';

/** The address of the items of one page of a list. */
export function listSource(path: string, query: URLSearchParams, number: number): string {
  const words = query.get(WORDS);
  const asked = new URLSearchParams({
    ruta: path,
    ...(words !== null && { [WORDS]: words }),
    pagina: String(number),
  });
  return `${LIST_PATH}?${asked.toString()}`;
}

/** The page that such an address names; undefined for an invalid one. */
export function listedPage({ searchParams: asked, origin }: URL): URL | undefined {
  const path = asked.get('ruta') ?? '';
  const number = asked.get('pagina') ?? '';
  if (!/^\/(?!\/)[^?#\\]*$/.test(path) || !path.endsWith('/') || !/^[1-9]\d{0,2}$/.test(number))
    return undefined;
  if ((path !== '/' && !segmentsOf(path)) || !URL.canParse(path, origin)) return undefined;
  const page = new URL(path, origin);
  // A path with dot segments has another address.
  if (page.pathname !== path || path.startsWith('/api/')) return undefined;
  const words = asked.get(WORDS);
  if (words !== null) page.searchParams.set(WORDS, words);
  page.searchParams.set('pagina', number);
  return page;
}
