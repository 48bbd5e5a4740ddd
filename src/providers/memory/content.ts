import { publishedAt } from '../../domain/article/dates.ts';
import { authorSlugs } from '../../domain/article/byline.ts';
import { primarySectionId } from '../../domain/article/sections.ts';
import { bogotaDay } from '../../domain/dates/day.ts';
import type { TrendingItem } from '../../domain/feed/trending.ts';
import type { AnsDocument, AuthorRecord, Feed } from '../../domain/ans/document.ts';
import type {
  ContentFilter,
  ContentPort,
  FeedPage,
  FeedRequest,
  FeedSources,
  NavigationNode,
  RecommendedType,
  SectionRecord,
} from '../ports/content.ts';
import { fold } from '../../domain/text/fold.ts';
import { suggest } from './suggest.ts';
import { correctedText, facetsOf, highlightsOf, isNarrowed } from './search.ts';

/** The content of a site as plain values. */
export interface MemoryContent {
  documents?: readonly AnsDocument[] | undefined;
  authors?: readonly AuthorRecord[] | undefined;
  /** Ids of documents by the collection's id, in order. */
  collections?: Record<string, readonly string[]> | undefined;
  sections?: readonly SectionRecord[] | undefined;
  navigation?: readonly NavigationNode[] | undefined;
  trending?: readonly TrendingItem[] | undefined;
  /** The weekly's slug, by which the rural opinion section is known. */
  product?: string | undefined;
  /** Path of the brand's section of columns. */
  opinion?: string | undefined;
  /** For the periods of a search. @defaultValue the machine's clock */
  now?: (() => Date) | undefined;
}

const bare = (path: string): string => path.replace(/^\/+|\/+$/g, '');
const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => bare(part.trim()))
    .filter(Boolean);

/** A document of '/deportes/ciclismo' is also one of '/deportes'. */
const inSection = (document: AnsDocument, section: string): boolean =>
  document.taxonomy.sections.some(({ _id }) => bare(_id) === section || bare(_id).startsWith(`${section}/`));

const inAny = (document: AnsDocument, sections: string[]): boolean =>
  sections.length === 0 || sections.some((section) => inSection(document, section));

const wrote = (document: AnsDocument, author: string, product = ''): boolean =>
  document.credits.by.some(({ _id, slug }) => _id === author || slug === author) ||
  authorSlugs(document, product).includes(author);

const textOf = (document: AnsDocument): string =>
  [
    document.headlines.basic,
    document.subheadlines.basic,
    document.description.basic,
    JSON.stringify(document.content_elements),
  ].join(' ');

const FIELDS: Record<string, (document: AnsDocument, value: string) => boolean> = {
  type: (document, value) => document.type === value,
  subtype: (document, value) => document.subtype === value,
  'source.system': (document, value) => document.source.system === value,
  'taxonomy.tags.slug': (document, value) => document.taxonomy.tags.some(({ slug }) => slug === value),
  'taxonomy.sections._id': (document, value) => inSection(document, bare(value)),
  'credits.by._id': (document, author) => wrote(document, author),
};

/** Documents that share a tag or the section with one, most tags first. */
function related(all: readonly AnsDocument[], contentId: string, type: RecommendedType): AnsDocument[] {
  const of = all.find(({ _id }) => _id === contentId);
  const slugs = new Set(of?.taxonomy.tags.map(({ slug }) => slug));
  const section = of && primarySectionId(of);
  const score = (document: AnsDocument): number =>
    2 * document.taxonomy.tags.filter(({ slug }) => slugs.has(slug)).length +
    Number(primarySectionId(document) === section);
  return all
    .filter((document) => document !== of && (type === 'mix' || document.type === type))
    .map((document) => ({ document, score: score(document) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ document }) => document);
}

/** Whether a document matches the comma-separated lists; a missing list matches all documents. */
function fits(document: AnsDocument, filter: ContentFilter, product?: string): boolean {
  const any = (requested: string | undefined, has: (value: string) => boolean): boolean =>
    requested === undefined || list(requested).some(has);
  return (
    inAny(document, list(filter.includeSections)) &&
    any(filter.includeSubtypes, (subtype) => document.subtype === subtype) &&
    any(filter.includeTypes, (type) => document.type === type) &&
    any(filter.includeTags, (tag) => document.taxonomy.tags.some(({ slug }) => slug === tag)) &&
    any(filter.includeId, (author) => wrote(document, author, product))
  );
}

function matches(document: AnsDocument, query: string): boolean {
  return query
    .split(/\s+AND\s+|\s+/)
    .filter(Boolean)
    .every((term) => {
      const [, field = '', value = ''] = /^([\w.]+):"?([^"]*)"?$/.exec(term) ?? [];
      const test = FIELDS[field];
      return test ? test(document, value) : fold(textOf(document)).includes(fold(term));
    });
}

const published = (document: AnsDocument): string => publishedAt(document) ?? '';

function select(content: MemoryContent, request: FeedRequest): AnsDocument[] {
  const all = [...(content.documents ?? [])].sort((a, b) => published(b).localeCompare(published(a)));
  switch (request.source) {
    case 'content-api-collections': {
      const ids = content.collections?.[request.query.queryString] ?? [];
      return ids.flatMap((id) => all.filter(({ _id }) => _id === id));
    }
    case 'content-apir-date':
      return all.filter((document) => published(document).startsWith(request.query.date));
    case 'content-apir-search-query':
      return all.filter((document) => matches(document, request.query.queryString));
    case 'content-api-search-author':
      return all.filter(
        (document) =>
          inAny(document, list(request.query.includeSections)) &&
          wrote(document, request.query.includeId, content.product),
      );
    case 'recommendations-api':
      return related(all, request.query.contentId, request.query.targetType);
    case 'content-apir-subsection': {
      const parent = bare(request.query.subsection);
      // A magazine's sections are below it, or at the top level of its site.
      const requested = list(request.query.includeSections).flatMap((own) => [own, `${parent}/${own}`]);
      return all.filter((document) => inSection(document, parent) && inAny(document, requested));
    }
    case 'search-api':
      return searched(content, all, request.query);
    case 'editions-api': {
      const { year } = request.query;
      return all.filter(
        (document) =>
          bare(document.taxonomy.primary_section?._id ?? '') === 'edicion' &&
          (year === undefined || published(document).startsWith(`${year}-`)),
      );
    }
    case 'content-apir':
    case 'content-apir-v2':
    case 'content-apir-{product}TV-v2': {
      const found = all.filter((document) => fits(document, request.query, content.product));
      return 'sort' in request.query && request.query.sort === 'publish_date:asc' ? found.reverse() : found;
    }
  }
}

type Search = FeedSources['search-api'];

const narrowing = ({ now = () => new Date(), product = '', opinion }: MemoryContent, query: Search) => ({
  ...query,
  now: now(),
  product,
  opinion,
});

/** The documents that a search finds with these words. */
const searched = (content: MemoryContent, all: readonly AnsDocument[], query: Search): AnsDocument[] =>
  all.filter(
    (document) =>
      matches(document, query.query) &&
      inAny(document, list(query.includeSections)) &&
      isNarrowed(document, narrowing(content, query)),
  );

/** A search with its details: corrected if its words find nothing. */
function search(content: MemoryContent, query: Search): Feed {
  const all = content.documents ?? [];
  const none = !query.literal && !all.some((document) => matches(document, query.query));
  const corrected = none ? correctedText(all, query.query, matches) : undefined;
  const requested = { ...query, query: corrected ?? query.query };
  const feed = paged(select(content, { source: 'search-api', query: requested }), requested);
  const of = (without: keyof Search) => searched(content, all, { ...requested, [without]: undefined });
  return {
    ...feed,
    search: {
      ...(corrected !== undefined && { corrected }),
      facets: facetsOf(of, content.sections ?? [], narrowing(content, requested)),
      found: highlightsOf(feed.content_elements, requested.query),
    },
  };
}

/** A page of a list: `next` and `previous` are offsets, absent at the ends. */
function paged(items: AnsDocument[], { feedOffset = 0, feedSize = 10 }: FeedPage): Feed {
  const end = feedOffset + feedSize;
  return {
    content_elements: items.slice(feedOffset, end),
    count: items.length,
    ...(end < items.length && { next: end }),
    ...(feedOffset > 0 && { previous: Math.max(0, feedOffset - feedSize) }),
  };
}

/** A site's content without a network, for stories, tests and demonstrations, with the behaviour of the real one. */
export function createMemoryContent(content: MemoryContent = {}): ContentPort {
  const find = (test: (document: AnsDocument) => boolean): AnsDocument | null =>
    content.documents?.find(test) ?? null;
  return {
    document: async (path, options) => {
      options?.signal?.throwIfAborted();
      return find(({ canonical_url }) => bare(canonical_url) === bare(path));
    },
    feed: async (request, options) => {
      options?.signal?.throwIfAborted();
      if (request.source === 'search-api') return search(content, request.query);
      const { size, ...page } = request.query as FeedPage & { size?: number };
      return paged(select(content, request), size === undefined ? page : { feedSize: size, ...page });
    },
    author: async (id) => content.authors?.find(({ _id, slug }) => _id === id || slug === id) ?? null,
    gallery: async (id) => find((document) => document.type === 'gallery' && document._id === id),
    section: async (path) => content.sections?.find(({ _id }) => bare(_id) === bare(path)) ?? null,
    tag: async (slug) => {
      const tags = content.documents?.flatMap(({ taxonomy }) => taxonomy.tags) ?? [];
      return tags.find((tag) => tag.slug === slug) ?? null;
    },
    navigation: async (name) => content.navigation?.find(({ _id }) => _id === name) ?? null,
    days: async (month) => {
      const all = content.documents?.map((document) => bogotaDay(published(document)) ?? '') ?? [];
      return [...new Set(all)].filter((day) => day.startsWith(`${month}-`)).sort();
    },
    suggestions: async (typed) => suggest(content, typed),
    trending: async () => [...(content.trending ?? [])],
  };
}
