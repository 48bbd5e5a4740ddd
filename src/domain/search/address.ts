import type { FeedSources, SearchSort } from '../feed/sources.ts';
import {
  SEARCH_KINDS,
  SEARCH_PERIOD_NAMES,
  SEARCH_SECTIONS_MAX,
  SEARCH_YEARS,
  type SearchKind,
  type SearchPeriod,
} from './details.ts';

/** The parameters of a search page's address. */
export const SEARCH_PARAMETERS = {
  words: 'q',
  section: 'seccion',
  kind: 'tipo',
  period: 'fecha',
  from: 'desde',
  to: 'hasta',
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

/** The sections of a search, as their first segments: a form sends a parameter for each, an address lists them in one. */
export function searchedSections(query: URLSearchParams): string[] {
  const given = query.getAll(SEARCH_PARAMETERS.section).flatMap((list) => list.split(','));
  const known = given.filter((section) => /^[\p{L}\d-]{1,60}$/u.test(section));
  return [...new Set(known)].slice(0, SEARCH_SECTIONS_MAX);
}

/** The first and the last year, in their order whichever way round they were given. */
function searchedYears(query: URLSearchParams): { fromYear?: number; toYear?: number } {
  const read = (name: 'from' | 'to'): number | undefined => {
    const given = query.get(SEARCH_PARAMETERS[name]) ?? '';
    const year = /^\d{4}$/.test(given) ? Number(given) : 0;
    return year >= SEARCH_YEARS.min && year <= SEARCH_YEARS.max ? year : undefined;
  };
  const [from, to] = [read('from'), read('to')];
  const isTurned = from !== undefined && to !== undefined && from > to;
  const [fromYear, toYear] = isTurned ? [to, from] : [from, to];
  return { ...(fromYear !== undefined && { fromYear }), ...(toYear !== undefined && { toYear }) };
}

/** The filters and the order of a search, from the page's address. Unknown values are ignored. */
export function searchChoices(query: URLSearchParams): Pick<
  FeedSources['search-api'],
  'includeSections' | 'kind' | 'period' | 'fromYear' | 'toYear' | 'literal'
> & {
  sort?: SearchSort;
} {
  const read = (name: SearchParameter): string | null => query.get(SEARCH_PARAMETERS[name]);
  const sections = searchedSections(query);
  const kind = keyOf(SEARCH_KINDS, KIND_VALUES, read('kind'));
  const period = keyOf(SEARCH_PERIOD_NAMES, PERIOD_VALUES, read('period'));
  const sort = keyOf(ORDERS, ORDER_VALUES, read('order'));
  return {
    ...(sections.length > 0 && { includeSections: sections.map((section) => `/${section}`).join(',') }),
    ...(kind && { kind }),
    ...(period && { period }),
    ...searchedYears(query),
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
    const kept = name === 'section' ? searchedSections(query).join(',') : query.get(parameter);
    const value = name in changes ? changes[name] : kept;
    if (value) requested.set(parameter, value);
  }
  return `${path}?${requested.toString()}`;
}
