import { defineBlock, pageRequest, type BlockPage } from 'rotativa/blocks';
import {
  bogotaYear,
  KIND_VALUES,
  ORDER_VALUES,
  PERIOD_VALUES,
  SEARCH_PARAMETERS,
  searchAddress,
  searchChoices,
  searchedSections,
  searchedWords,
  type SearchDetails,
  type SearchFacet,
  type SearchParameter,
} from 'rotativa/domain';
import type { SearchFilterGroup } from 'rotativa/patterns/lists/SearchFilters';
import { searchRefineIsland, type SearchRefinePageProps } from 'rotativa/patterns/lists/SearchRefine';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { failureOf } from '../pages/failure.ts';
import { FIRST_YEAR } from '../pages/list-rules.ts';
import { SearchNarrowing } from './SearchNarrowing.tsx';

const KIND_NAMES = { story: 'Notas', opinion: 'Opinión', video: 'Videos', gallery: 'Galerías' };
const PERIOD_NAMES = { week: 'Última semana', month: 'Último mes', year: 'Último año' };
const ORDER_NAMES = { 'publish_date:desc': 'Más recientes', 'publish_date:asc': 'Más antiguas' };

const FACETS: readonly SearchParameter[] = ['section', 'kind', 'period', 'from', 'to'];
/** Parameters that the form for sections and years leaves as they are. */
const KEPT: readonly SearchParameter[] = ['words', 'kind', 'period', 'order', 'literal'];

/** A group of values, each with its address. A chosen value without results is listed too, so that it can be removed. */
function groupOf<Value extends string>(
  { path, query }: BlockPage,
  label: string,
  parameter: SearchParameter,
  facets: readonly SearchFacet<Value>[],
  chosen: readonly Value[],
  { name, value }: { name: (of: Value) => string; value: (of: Value) => string },
  /** The values in the address after a click on one. */
  clicked: (one: Value) => readonly Value[],
): SearchFilterGroup {
  const missing = chosen.filter((one) => !facets.some((facet) => facet.value === one));
  const listed = [...facets, ...missing.map((one) => ({ value: one, count: 0 }))];
  return {
    label,
    options: listed.map(({ value: one, count }) => ({
      label: name(one),
      count,
      href: searchAddress(path, query, { [parameter]: clicked(one).map(value).join(',') || undefined }),
      chosen: chosen.includes(one),
    })),
  };
}

/** A group of which one value is chosen at most. */
const choiceOf = <Value extends string>(
  page: BlockPage,
  label: string,
  parameter: SearchParameter,
  facets: readonly SearchFacet<Value>[],
  chosen: Value | undefined,
  texts: { name: (of: Value) => string; value: (of: Value) => string },
): SearchFilterGroup =>
  groupOf(page, label, parameter, facets, chosen === undefined ? [] : [chosen], texts, (one) =>
    one === chosen ? [] : [one],
  );

/** The chosen years, as a value that can be removed. */
function yearsOf({ path, query }: BlockPage): SearchFilterGroup {
  const { fromYear: from, toYear: to } = searchChoices(query);
  if (from === undefined && to === undefined) return { label: 'Años', options: [] };
  const label =
    to === undefined
      ? `Desde ${from}`
      : from === undefined
        ? `Hasta ${to}`
        : from === to
          ? `${to}`
          : `${from} a ${to}`;
  const href = searchAddress(path, query, { from: undefined, to: undefined });
  return { label: 'Años', options: [{ label, href, chosen: true }] };
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

/** Two addresses of one section, such as /fotos and /galerias, are one choice for readers. */
function sectionsOf({ query }: BlockPage, { facets }: SearchDetails) {
  const chosen = searchedSections(query).map((section) => `/${section}`);
  const sections = facets.sections.filter(({ value, name }, _at, all) => {
    const same = all.filter((other) => other.name === name);
    return value === (same.find((other) => chosen.includes(other.value)) ?? same[0])?.value;
  });
  const names = new Map(facets.sections.map(({ value, name }) => [value, name]));
  return { chosen, sections, nameOf: (path: string): string => names.get(path) ?? path.slice(1) };
}

function groupsOf(page: BlockPage, search: SearchDetails, count: number): SearchFilterGroup[] {
  const { kind, period } = searchChoices(page.query);
  const { facets } = search;
  const { chosen, sections, nameOf } = sectionsOf(page, search);
  return [
    groupOf(
      ...([page, 'Sección', 'section', sections, chosen] as const),
      { name: nameOf, value: (path) => path.slice(1) },
      // A link chooses one section, and leaves the others when it takes one of several away.
      (one) => (chosen.includes(one) ? chosen.filter((other) => other !== one) : [one]),
    ),
    choiceOf(page, 'Tipo', 'kind', facets.kinds, kind, {
      name: (one) => KIND_NAMES[one],
      value: (one) => KIND_VALUES[one],
    }),
    choiceOf(page, 'Fecha', 'period', facets.periods, period, {
      name: (one) => PERIOD_NAMES[one],
      value: (one) => PERIOD_VALUES[one],
    }),
    yearsOf(page),
    ...(count > 1 ? [orders(page)] : []),
  ];
}

/** The form for several sections and years. It is open when they are chosen. */
function refineOf(page: BlockPage, search: SearchDetails, now: Date): SearchRefinePageProps {
  const { path, query } = page;
  const { fromYear, toYear } = searchChoices(query);
  const { chosen, sections, nameOf } = sectionsOf(page, search);
  const optionOf = (section: string) => ({ value: section.slice(1), label: nameOf(section) });
  return {
    action: path,
    kept: KEPT.flatMap((name) => {
      const value = query.get(SEARCH_PARAMETERS[name]);
      return value ? [{ name: SEARCH_PARAMETERS[name], value }] : [];
    }),
    sections: sections.map(({ value }) => optionOf(value)),
    chosen: chosen.map(optionOf),
    years: { first: FIRST_YEAR, last: bogotaYear(now), from: fromYear, to: toYear },
    open: chosen.length > 1 || fromYear !== undefined || toYear !== undefined,
    centered: siteBrand(page.brand).list.head === 'centered',
  };
}

/** The filters and the order of the page's search, and the correction of its words. @see B11 */
export const searchFiltersBlock = defineBlock({
  name: 'search-filters',
  label: 'Filtros del buscador',
  settings: z.object({}),
  editorial: false,
  load: async (_settings, { content }, page) => {
    const request = page.kind === 'search' ? pageRequest(page) : null;
    if (!request) return 'elsewhere';
    // The list sends the same request and has the page's answer to a failure.
    const feed = await content.feed(request, { signal: page.signal }).catch((error: unknown) => {
      if (failureOf(error) === 'fault') throw error;
      return null;
    });
    return feed?.search ? { search: feed.search, count: feed.count } : null;
  },
  props: ({ search, count }, _settings, { clock }, page) => {
    const { path, query } = page;
    const without = Object.fromEntries(FACETS.map((name) => [name, undefined]));
    const isNarrowed = FACETS.some((name) => query.get(SEARCH_PARAMETERS[name]));
    const typed = searchedWords(page);
    return {
      preset: siteBrand(page.brand).list.head,
      groups: groupsOf(page, search, count),
      ...(isNarrowed && { clear: searchAddress(path, query, without) }),
      // Words without results have nothing to narrow.
      ...((count > 1 || isNarrowed) && { refine: refineOf(page, search, clock.now()) }),
      ...(search.corrected && {
        correction: {
          shown: search.corrected,
          typed,
          href: searchAddress(path, query, { ...without, literal: '1' }),
        },
      }),
    };
  },
  view: SearchNarrowing,
  islands: [searchRefineIsland],
});
