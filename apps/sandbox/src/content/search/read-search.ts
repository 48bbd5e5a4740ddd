import {
  bogotaYears,
  periodStart,
  type SearchDetails,
  type SearchKind,
  type SearchPeriod,
} from 'rotativa/domain';
import { readFeed, type Feed, type Filter, type Page, type Sort } from '../feed.ts';
import { textAt } from '../json.ts';
import type { SourceContext } from '../source.ts';
import { correctedText, hasWords } from './correct.ts';
import { readFacets } from './facets.ts';
import { readHighlights } from './highlights.ts';

export interface Search extends Page {
  readonly query: string;
  readonly includeSections?: readonly string[] | undefined;
  readonly includeTypes?: readonly string[] | undefined;
  readonly kind?: SearchKind | undefined;
  readonly period?: SearchPeriod | undefined;
  readonly fromYear?: number | undefined;
  readonly toYear?: number | undefined;
  readonly literal: boolean;
  readonly sort: Sort;
}

/** The later of the beginnings of the years and of the period. */
const withPeriod = (years: Filter, start: Date | undefined): Filter =>
  start && !(years.from && years.from > start) ? { ...years, from: start } : years;

/**
 * The documents of a site with a reader's words, with the number of results by section, kind and period, and the found
 * words. Words that find nothing are corrected unless the reader wants them literally.
 */
export async function readSearch(
  context: SourceContext,
  search: Search,
): Promise<Feed & { search: SearchDetails }> {
  const { query, literal, sort, period, fromYear, toYear } = search;
  const corrected =
    literal || (await hasWords(context, query)) ? undefined : await correctedText(context, query);
  const words = corrected ?? query;
  const years: Filter = {
    ...bogotaYears(fromYear, toYear),
    words,
    sections: search.includeSections,
    types: search.includeTypes,
    kind: search.kind,
  };
  const filter = withPeriod(years, period && periodStart(period, context.now));
  const [feed, facets] = await Promise.all([
    readFeed(context, filter, search, sort),
    readFacets(context, filter, years),
  ]);
  const ids = feed.content_elements.flatMap((item) => textAt(item, '_id') ?? []);
  const found = await readHighlights(context, ids, words);
  return { ...feed, search: { ...(corrected !== undefined && { corrected }), facets, found } };
}
