import { defineBlock, pageRequest, type BlockPage } from 'rotativa/blocks';
import {
  KIND_VALUES,
  ORDER_VALUES,
  PERIOD_VALUES,
  searchAddress,
  searchChoices,
  searchedWords,
  type SearchDetails,
  type SearchFacet,
  type SearchParameter,
} from 'rotativa/domain';
import { SearchFilters, type SearchFilterGroup } from 'rotativa/patterns/lists/SearchFilters';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { failureOf } from '../pages/failure.ts';

const KIND_NAMES = { story: 'Notas', opinion: 'Opinión', video: 'Videos', gallery: 'Galerías' };
const PERIOD_NAMES = { week: 'Última semana', month: 'Último mes', year: 'Último año' };
const ORDER_NAMES = { 'publish_date:desc': 'Más recientes', 'publish_date:asc': 'Más antiguas' };

const FACETS: readonly SearchParameter[] = ['section', 'kind', 'period'];

/** A group of values, each with its address. A chosen value without results is listed too, so that it can be removed. */
function groupOf<Value extends string>(
  { path, query }: BlockPage,
  label: string,
  parameter: SearchParameter,
  facets: readonly SearchFacet<Value>[],
  chosen: Value | undefined,
  { name, value }: { name: (of: Value) => string; value: (of: Value) => string },
): SearchFilterGroup {
  const missing = chosen && !facets.some((facet) => facet.value === chosen);
  const listed = missing ? [...facets, { value: chosen, count: 0 }] : facets;
  return {
    label,
    options: listed.map(({ value: one, count }) => ({
      label: name(one),
      count,
      href: searchAddress(path, query, { [parameter]: one === chosen ? undefined : value(one) }),
      chosen: one === chosen,
    })),
  };
}

/** Orders of the results. Relevance is the one without a parameter. */
function orders({ path, query }: BlockPage): SearchFilterGroup {
  const { sort } = searchChoices(query);
  const order = (label: string, value: string | undefined, chosen: boolean) => ({
    label,
    href: searchAddress(path, query, { order: value }),
    chosen,
  });
  return {
    label: 'Orden',
    always: true,
    options: [
      order('Relevancia', undefined, !sort),
      ...(['publish_date:desc', 'publish_date:asc'] as const).map((key) =>
        order(ORDER_NAMES[key], ORDER_VALUES[key], sort === key),
      ),
    ],
  };
}

function groupsOf(page: BlockPage, { facets }: SearchDetails, count: number): SearchFilterGroup[] {
  const { includeSections, kind, period } = searchChoices(page.query);
  const names = new Map(facets.sections.map(({ value, name }) => [value, name]));
  // Two addresses of one section, such as /fotos and /galerias, are one choice for readers.
  const sections = facets.sections.filter(({ value, name }, _at, all) => {
    const same = all.filter((other) => other.name === name);
    return value === (same.find((other) => other.value === includeSections) ?? same[0])?.value;
  });
  return [
    groupOf(page, 'Sección', 'section', sections, includeSections, {
      name: (path) => names.get(path) ?? path.slice(1),
      value: (path) => path.slice(1),
    }),
    groupOf(page, 'Tipo', 'kind', facets.kinds, kind, {
      name: (one) => KIND_NAMES[one],
      value: (one) => KIND_VALUES[one],
    }),
    groupOf(page, 'Fecha', 'period', facets.periods, period, {
      name: (one) => PERIOD_NAMES[one],
      value: (one) => PERIOD_VALUES[one],
    }),
    ...(count > 1 ? [orders(page)] : []),
  ];
}

/** The filters and the order of the page's search, and the correction of its words. @see B11 */
export const searchFiltersBlock = defineBlock({
  name: 'search-filters',
  label: 'Filtros del buscador',
  settings: z.object({}),
  editorial: false,
  load: async (_settings, { content }, page) => {
    const request = page.kind === 'search' ? pageRequest(page) : null;
    // The list sends the same request and has the page's answer to a failure.
    const feed =
      request &&
      (await content.feed(request, { signal: page.signal }).catch((error: unknown) => {
        if (failureOf(error) === 'fault') throw error;
        return null;
      }));
    return feed?.search ? { search: feed.search, count: feed.count } : null;
  },
  props: ({ search, count }, _settings, _services, page) => {
    const { path, query } = page;
    const without = Object.fromEntries(FACETS.map((name) => [name, undefined]));
    const { includeSections, kind, period } = searchChoices(query);
    const typed = searchedWords(page);
    return {
      preset: siteBrand(page.brand).list.head,
      groups: groupsOf(page, search, count),
      ...((includeSections ?? kind ?? period) && { clear: searchAddress(path, query, without) }),
      ...(search.corrected && {
        correction: {
          shown: search.corrected,
          typed,
          href: searchAddress(path, query, { ...without, literal: '1' }),
        },
      }),
    };
  },
  view: SearchFilters,
});
