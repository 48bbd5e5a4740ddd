import { BOGOTA_OFFSET, bogotaYears, DAY_MS, tagSlug } from 'rotativa/domain';
import { PRODUCT } from '../sites.ts';
import { readFeed, toFeed } from './feed.ts';
import * as parameter from './parameters.ts';
import { sectionPath } from './paths.ts';
import { readRelated } from './related.ts';
import { parseSearch } from './search-query.ts';
import { readSearch } from './search/read-search.ts';
import { defineSource, type Source } from './source.ts';

/** A day of the archive is a day in Colombia. */
const DAY_START = `T00:00:00${BOGOTA_OFFSET}`;
/** The range of days in the archive. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';

/** The sections, or the same-named part of each: 'deportes' and 'ciclismo' give '/deportes/ciclismo'. */
const narrowed = (sections: readonly string[] | undefined, subsection: string | undefined) =>
  subsection === undefined
    ? sections
    : (sections ?? ['']).map((section) => section + sectionPath(subsection));

/** All filters of a section's feed. */
const content = defineSource(
  {
    includeSections: parameter.sections.optional(),
    section: parameter.sections.optional(),
    subsection: parameter.text.optional(),
    includeSubtypes: parameter.names.optional(),
    includeTags: parameter.names.optional(),
    includeId: parameter.names.optional(),
    includeTypes: parameter.names.optional(),
    sort: parameter.sort.default('publish_date:desc'),
    ...parameter.page,
  },
  (query, context) =>
    readFeed(
      context,
      {
        sections: narrowed(query.includeSections ?? query.section, query.subsection),
        subtypes: query.includeSubtypes,
        tags: query.includeTags?.map((tag) => tagSlug(tag)),
        authors: query.includeId,
        types: query.includeTypes,
      },
      query,
      query.sort,
    ),
);

const byDate = defineSource({ date: parameter.day, ...parameter.archivePage }, async (query, context) => {
  // Nothing was published then, and Postgres cannot store such dates.
  if (query.date < FIRST_DAY || query.date > LAST_DAY) return toFeed([], 0, query);
  const from = new Date(query.date + DAY_START);
  return readFeed(context, { from, before: new Date(from.getTime() + DAY_MS) }, query);
});

const bySearch = defineSource(
  { queryString: parameter.text, sort: parameter.sort.optional(), ...parameter.page },
  (query, context) => {
    const filter = parseSearch(query.queryString);
    const sort = query.sort ?? (filter.words === undefined ? 'publish_date:desc' : 'relevance');
    return readFeed(context, filter, query, sort);
  },
);

/** Parameters of the search box: words, and what narrows them. */
const byWords = defineSource(
  {
    query: parameter.text,
    includeSections: parameter.sections.optional(),
    includeTypes: parameter.names.optional(),
    kind: parameter.searchKind.optional(),
    period: parameter.searchPeriod.optional(),
    fromYear: parameter.year.optional(),
    toYear: parameter.year.optional(),
    literal: parameter.flag.default(false),
    sort: parameter.sort.default('relevance'),
    ...parameter.page,
  },
  (query, context) => readSearch(context, query),
);

/** A section inside a sister magazine; on that magazine's site its sections are at the top level. */
const bySubsection = defineSource(
  { subsection: parameter.text, includeSections: parameter.sections, ...parameter.page },
  (query, context) => {
    const parent = sectionPath(query.subsection);
    const nested = query.includeSections.map((section) => parent + section);
    const own = parent === `/${context.site.slug}` ? query.includeSections : [];
    return readFeed(context, { sections: [...nested, ...own] }, query);
  },
);

const byAuthor = defineSource(
  { includeId: parameter.names, includeSections: parameter.sections.optional(), ...parameter.page },
  (query, context) => readFeed(context, { authors: query.includeId, sections: query.includeSections }, query),
);

/** Print editions are documents of the section /edicion; a year of the archive is a year in Colombia. */
const editions = defineSource({ year: parameter.year.optional(), ...parameter.page }, (query, context) => {
  return readFeed(context, { primarySection: '/edicion', ...bogotaYears(query.year, query.year) }, query);
});

/** Documents that go with another one, for a place on its page. */
const recommendations = defineSource(
  {
    contentId: parameter.text,
    placement: parameter.text,
    targetType: parameter.recommended,
    ...parameter.page,
  },
  ({ contentId, targetType, ...query }, context) =>
    readRelated(context, contentId, targetType === 'mix' ? undefined : targetType, query),
);

/** The sources that return a list of documents. */
export const FEED_SOURCES: Record<string, Source> = {
  'content-apir': content,
  'content-apir-v2': content,
  [`content-apir-${PRODUCT}TV-v2`]: content,
  'content-apir-date': byDate,
  'content-apir-search-query': bySearch,
  'content-apir-subsection': bySubsection,
  'content-api-search-author': byAuthor,
  'search-api': byWords,
  'editions-api': editions,
  'recommendations-api': recommendations,
};
