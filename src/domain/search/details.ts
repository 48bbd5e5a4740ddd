import { DAY_MS } from '../dates/units.ts';

/** The type of a search result, from `documentKind`. */
export const SEARCH_KINDS = ['story', 'opinion', 'video', 'gallery'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The days before now of each period that a search can be limited to. */
export const SEARCH_PERIODS = { week: 7, month: 30, year: 365 } as const;
export type SearchPeriod = keyof typeof SEARCH_PERIODS;
export const SEARCH_PERIOD_NAMES = Object.keys(SEARCH_PERIODS) as SearchPeriod[];

/** When a period begins. */
export const periodStart = (period: SearchPeriod, now: Date): Date =>
  new Date(now.getTime() - SEARCH_PERIODS[period] * DAY_MS);

/** The years of the Gregorian calendar that a search can be limited to. */
export const SEARCH_YEARS = { min: 1900, max: 2100 } as const;

/** How many sections one search can be limited to. */
export const SEARCH_SECTIONS_MAX = 6;

/** A part of a text. `found` parts have the words that the reader searched for. */
export interface TextPart {
  text: string;
  found?: boolean | undefined;
}

/** A value that narrows a search, and the number of its results. */
export interface SearchFacet<Value extends string = string> {
  value: Value;
  count: number;
}

/** Each facet is counted with the filters of the others, so that another value can be chosen. Without empty values. */
export interface SearchFacets {
  /** By path, most results first. */
  sections: (SearchFacet & { name: string })[];
  kinds: SearchFacet<SearchKind>[];
  periods: SearchFacet<SearchPeriod>[];
}

/** The results of a search besides the documents. */
export interface SearchDetails {
  /** The words that were searched for instead, because those of the reader are misspelt and find nothing. */
  corrected?: string | undefined;
  facets: SearchFacets;
  /** By the id of the document: its headline, and its standfirst or a passage of its text, if they have the words. */
  found: Record<string, { headline?: TextPart[] | undefined; summary?: TextPart[] | undefined }>;
}
