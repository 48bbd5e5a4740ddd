import { documentKind, type OpinionOptions } from '../../domain/article/flags.ts';
import type { AnsDocument } from '../../domain/ans/document.ts';
import { publishedAt } from '../../domain/article/dates.ts';
import { bogotaYears } from '../../domain/dates/day.ts';
import { instantOf } from '../../domain/dates/instant.ts';
import { plainText } from '../../domain/html/plain-text.ts';
import {
  periodStart,
  SEARCH_KINDS,
  SEARCH_PERIOD_NAMES,
  type SearchDetails,
  type SearchFacets,
  type SearchKind,
  type SearchPeriod,
  type TextPart,
} from '../../domain/search/details.ts';
import { nearestWords, SEARCHED_WORD } from '../../domain/search/nearest-words.ts';
import { FOUND_END, FOUND_START, foundParts, withoutAccents } from '../../domain/search/text-parts.ts';
import { titleOf } from '../../domain/article/title.ts';

const folded = (text: string): string => withoutAccents(text).toLowerCase();

const summaryOf = ({ subheadlines, description }: AnsDocument): string =>
  plainText(subheadlines.basic || description.basic);

const isSince = (document: AnsDocument, period: SearchPeriod, now: Date): boolean =>
  instantOf(publishedAt(document) ?? '') >= periodStart(period, now).getTime();

/** The searched words in a text, marked; undefined if it has none of them. */
function mark(text: string, words: string): TextPart[] | undefined {
  const wanted = [...folded(words).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
  const marked = withoutAccents(text).replace(/[\p{L}\p{N}]+/gu, (word) =>
    wanted.some((want) => word.toLowerCase().startsWith(want)) ? FOUND_START + word + FOUND_END : word,
  );
  return foundParts(marked, text);
}

/** A search text with its misspelt words corrected by the words of headlines and standfirsts. */
export function correctedText(
  documents: readonly AnsDocument[],
  text: string,
  matches: (document: AnsDocument, words: string) => boolean,
): string | undefined {
  const finds = (words: string): boolean => documents.some((document) => matches(document, words));
  const written = new Map(
    documents
      .flatMap((document) => [...`${titleOf(document)} ${summaryOf(document)}`.matchAll(SEARCHED_WORD)])
      .map(([word]) => [folded(word), word.toLowerCase()]),
  );
  const corrected = text.replace(SEARCHED_WORD, (typed) => {
    if (finds(typed)) return typed;
    return written.get(nearestWords(folded(typed), [...written.keys()])[0] ?? '') ?? typed;
  });
  return corrected !== text && finds(corrected) ? corrected : undefined;
}

export interface SearchNarrowing extends OpinionOptions {
  kind?: SearchKind | undefined;
  period?: SearchPeriod | undefined;
  fromYear?: number | undefined;
  toYear?: number | undefined;
  now: Date;
}

const isInYears = (document: AnsDocument, { fromYear, toYear }: SearchNarrowing): boolean => {
  const { from, before } = bogotaYears(fromYear, toYear);
  const at = instantOf(publishedAt(document) ?? '');
  return (!from || at >= from.getTime()) && (!before || at < before.getTime());
};

/** Whether a document is of the kind, the period and the years of a search. */
export const isNarrowed = (document: AnsDocument, narrowing: SearchNarrowing): boolean => {
  const { kind, period, now, ...options } = narrowing;
  return (
    (kind === undefined || documentKind(document, options) === kind) &&
    (period === undefined || isSince(document, period, now)) &&
    isInYears(document, narrowing)
  );
};

/** A value with the number of its documents; none without documents. */
const counted = <T extends object>(facet: T, documents: readonly unknown[]): (T & { count: number })[] =>
  documents.length > 0 ? [{ ...facet, count: documents.length }] : [];

/** The number of results by section, kind and period. `of` gives the results without one filter. */
export function facetsOf(
  of: (without: 'includeSections' | 'kind' | 'period') => readonly AnsDocument[],
  sections: readonly { _id: string; name: string }[],
  { now, ...options }: SearchNarrowing,
): SearchFacets {
  const [all, kinds, periods] = [of('includeSections'), of('kind'), of('period')];
  const top = ({ taxonomy }: AnsDocument): string[] =>
    taxonomy.sections.map(({ _id }) => `/${_id.split('/').find(Boolean) ?? ''}`);
  return {
    sections: sections
      .filter(({ _id }) => /^\/[^/]+$/.test(_id))
      .flatMap(({ _id, name }) =>
        counted(
          { value: _id, name },
          all.filter((document) => top(document).includes(_id)),
        ),
      )
      .toSorted((one, other) => other.count - one.count),
    kinds: SEARCH_KINDS.flatMap((value) =>
      counted(
        { value },
        kinds.filter((document) => documentKind(document, options) === value),
      ),
    ),
    periods: SEARCH_PERIOD_NAMES.flatMap((value) =>
      counted(
        { value },
        periods.filter((document) => isSince(document, value, now)),
      ),
    ),
  };
}

/** The searched words in the texts of results. */
export const highlightsOf = (documents: readonly AnsDocument[], words: string): SearchDetails['found'] =>
  Object.fromEntries(
    documents.map((document) => {
      const headline = mark(titleOf(document), words);
      const summary = mark(summaryOf(document), words);
      return [document._id, { ...(headline && { headline }), ...(summary && { summary }) }];
    }),
  );
