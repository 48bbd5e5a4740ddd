import { PRODUCT } from '../sites.ts';
import { readFeed } from './feed.ts';
import * as parameter from './parameters.ts';
import { sectionPath, slugify } from './paths.ts';
import { parseSearch } from './search-query.ts';
import { defineSource } from './source.ts';
import type { Source } from './source.ts';

/** A day of the archive is a day in Colombia, which keeps UTC-5 all year. */
const DAY_START = 'T00:00:00-05:00';
const DAY_MS = 86_400_000;

/** The sections, or the same-named part of each: 'deportes' and 'ciclismo' give '/deportes/ciclismo'. */
const narrowed = (sections: readonly string[] | undefined, subsection: string | undefined) =>
  subsection === undefined
    ? sections
    : (sections ?? ['']).map((section) => section + sectionPath(subsection));

/** Everything that a section's feed may be narrowed by. @see 001 §7, 002 §7 */
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
  (query, { db, site }) =>
    readFeed(
      db,
      site.brand,
      {
        sections: narrowed(query.includeSections ?? query.section, query.subsection),
        subtypes: query.includeSubtypes,
        tags: query.includeTags?.map((tag) => slugify(tag)),
        authors: query.includeId,
        types: query.includeTypes,
      },
      query,
      query.sort,
    ),
);

const byDate = defineSource({ date: parameter.day, ...parameter.archivePage }, (query, { db, site }) => {
  const from = new Date(query.date + DAY_START);
  return readFeed(db, site.brand, { from, before: new Date(from.getTime() + DAY_MS) }, query);
});

const bySearch = defineSource(
  { queryString: parameter.text, sort: parameter.sort.optional(), ...parameter.page },
  (query, { db, site }) => {
    const filter = parseSearch(query.queryString);
    const sort = query.sort ?? (filter.words === undefined ? 'publish_date:desc' : 'relevance');
    return readFeed(db, site.brand, filter, query, sort);
  },
);

/** What a reader types into the search box: words only. */
const byWords = defineSource(
  {
    query: parameter.text,
    includeSections: parameter.sections.optional(),
    includeTypes: parameter.names.optional(),
    sort: parameter.sort.default('relevance'),
    ...parameter.page,
  },
  (query, { db, site }) =>
    readFeed(
      db,
      site.brand,
      { words: query.query, sections: query.includeSections, types: query.includeTypes },
      query,
      query.sort,
    ),
);

/** A section inside a magazine of the family; on that magazine's own site its sections stand at the top. */
const bySubsection = defineSource(
  { subsection: parameter.text, includeSections: parameter.sections, ...parameter.page },
  (query, { db, site }) => {
    const parent = sectionPath(query.subsection);
    const nested = query.includeSections.map((section) => parent + section);
    const own = parent === `/${site.slug}` ? query.includeSections : [];
    return readFeed(db, site.brand, { sections: [...nested, ...own] }, query);
  },
);

const byAuthor = defineSource(
  { includeId: parameter.names, includeSections: parameter.sections.optional(), ...parameter.page },
  (query, { db, site }) =>
    readFeed(db, site.brand, { authors: query.includeId, sections: query.includeSections }, query),
);

/** Print editions are documents of the section /edicion; a year of the archive is a year in Colombia. */
const editions = defineSource(
  { year: parameter.year.optional(), ...parameter.page },
  (query, { db, site }) => {
    const span =
      query.year === undefined
        ? {}
        : {
            from: new Date(`${query.year}-01-01${DAY_START}`),
            before: new Date(`${query.year + 1}-01-01${DAY_START}`),
          };
    return readFeed(db, site.brand, { primarySection: '/edicion', ...span }, query);
  },
);

/** The sources that answer a list of documents. */
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
};
