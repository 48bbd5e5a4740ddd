import type { FeedSources, SearchSort } from '../feed/sources.ts';
import { SEARCH_KINDS, SEARCH_PERIOD_NAMES, type SearchKind, type SearchPeriod } from './details.ts';

/** The parameters of a search page's address. */
export const SEARCH_PARAMETERS = {
  words: 'q',
  section: 'seccion',
  kind: 'tipo',
  period: 'fecha',
  order: 'orden',
  literal: 'literal',
} as const;
export type SearchParameter = keyof typeof SEARCH_PARAMETERS;

/** The values in addresses. */
export const KIND_VALUES: Readonly<Record<SearchKind, string>> = {
  story: 'notas',
  opinion: 'opinion',
  video: 'videos',
  gallery: 'galerias',
};
export const PERIOD_VALUES: Readonly<Record<SearchPeriod, string>> = {
  week: 'semana',
  month: 'mes',
  year: 'anio',
};
/** Without the order by relevance, which needs no parameter. */
export const ORDER_VALUES = { 'publish_date:desc': 'recientes', 'publish_date:asc': 'antiguas' } as const;

/** The key with this value; undefined for an unknown value. */
const keyOf = <Key extends string>(
  keys: readonly Key[],
  values: Readonly<Record<Key, string>>,
  value: string | null,
): Key | undefined => keys.find((key) => values[key] === value);

const ORDERS = Object.keys(ORDER_VALUES) as (keyof typeof ORDER_VALUES)[];

/** The filters and the order of a search, from the page's address. Unknown values are ignored. */
export function searchChoices(query: URLSearchParams): Pick<
  FeedSources['search-api'],
  'includeSections' | 'kind' | 'period' | 'literal'
> & {
  sort?: SearchSort;
} {
  const read = (name: SearchParameter): string | null => query.get(SEARCH_PARAMETERS[name]);
  const section = read('section');
  const kind = keyOf(SEARCH_KINDS, KIND_VALUES, read('kind'));
  const period = keyOf(SEARCH_PERIOD_NAMES, PERIOD_VALUES, read('period'));
  const sort = keyOf(ORDERS, ORDER_VALUES, read('order'));
  return {
    ...(section && /^[\p{L}\d-]{1,60}$/u.test(section) && { includeSections: `/${section}` }),
    ...(kind && { kind }),
    ...(period && { period }),
    ...(sort && { sort }),
    ...(read('literal') === '1' && { literal: true }),
  };
}

/** The address of a search with other choices: its first page. An undefined value takes a choice away. */
export function searchAddress(
  path: string,
  query: URLSearchParams,
  changes: Partial<Record<SearchParameter, string | undefined>>,
): string {
  const requested = new URLSearchParams();
  for (const name of Object.keys(SEARCH_PARAMETERS) as SearchParameter[]) {
    const parameter = SEARCH_PARAMETERS[name];
    const value = name in changes ? changes[name] : query.get(parameter);
    if (value) requested.set(parameter, value);
  }
  return `${path}?${requested.toString()}`;
}
