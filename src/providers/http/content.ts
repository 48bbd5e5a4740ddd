import type * as z from 'zod/mini';
import { guardAuthorRecord, guardDocument, guardFeed, type Guarded } from '../../domain/ans/guard.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { ContentPort, ReadOptions } from '../ports/content.ts';
import {
  DaysReply,
  NavigationReply,
  SectionReply,
  SuggestionsReply,
  TagsReply,
  TrendingReply,
} from './content-records.ts';
import { SearchReply } from './content-search.ts';
import { createContentRequest, type ContentRequestOptions } from './content-request.ts';
import { serverOnly } from './server-only.ts';

export interface HttpContentOptions extends ContentRequestOptions {
  /** The weekly's slug, which replaces `{product}` in the names of sources and navigations. */
  product: string;
  /**
   * The service's token for site servers, sent as `Authorization: Bearer …`. With it the service also returns locked
   * bodies. Only for servers: it must not reach a browser.
   */
  token?: string | undefined;
  /** Called with the problems of a document that was read anyway, for the log. */
  onIssue?: (source: string, issue: { path: string; reason: string }) => void;
}

/**
 * Content by the vendor's contract: `GET /content/v1/{source}?query={json}&_website={site}`.
 * @throws Error if it gets a token in a browser
 */
export function createHttpContent(options: HttpContentOptions): ContentPort {
  const { product, token, onIssue } = options;
  if (token) serverOnly('The content service');
  const ask = createContentRequest(options, token);
  const named = (text: string): string => text.replaceAll('{product}', product);

  const read = (source: string, query: object, call?: ReadOptions): Promise<unknown> =>
    ask(named(source), named(JSON.stringify(query)), call);

  /** The guarded value of a reply. Its issues are reported; a rejected reply is an error. */
  function accept<T>(source: string, guarded: Guarded<T>): T {
    for (const issue of guarded.issues) onIssue?.(source, issue);
    if (guarded.ok) return guarded.value;
    const { path, reason } = guarded.error;
    throw new ApiError(CLIENT_CODES.badReply, `${source}: ${path}: ${reason}`);
  }

  function parse<T>(source: string, schema: z.ZodMiniType<T>, reply: unknown): T {
    const parsed = schema.safeParse(reply);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new ApiError(CLIENT_CODES.badReply, `${source}: ${issue?.path.join('.')}: ${issue?.message}`);
  }

  /** Reads one item, which may not exist. */
  async function one<T>(
    source: string,
    query: object,
    make: (reply: unknown) => T | null,
    options?: ReadOptions,
  ): Promise<T | null> {
    const reply = await read(source, query, options);
    return reply === null ? null : make(reply);
  }
  const document = (source: string) => (reply: unknown) => accept(source, guardDocument(reply));

  return {
    document: (path, options) =>
      one('story-by-url', { website_url: path }, document('story-by-url'), options),
    feed: async ({ source, query }, options) => {
      const reply = await read(source, query, options);
      if (reply === null) return { content_elements: [], count: 0 };
      const feed = accept(source, guardFeed(reply));
      if (source !== 'search-api') return feed;
      const { search } = parse(source, SearchReply, reply);
      return { ...feed, ...(search && { search }) };
    },
    author: (id, options) =>
      one(
        'authors-api',
        { idAutor: id },
        (reply) => accept('authors-api', guardAuthorRecord(reply)),
        options,
      ),
    gallery: (id, options) => one('gallery-by-id', { queryString: id }, document('gallery-by-id'), options),
    section: (path, options) =>
      one(
        'section-api',
        { queryString: path },
        (reply) => parse('section-api', SectionReply, reply),
        options,
      ),
    tag: (slug, options) =>
      one(
        'tags-api',
        { queryString: slug },
        (reply) => parse('tags-api', TagsReply, reply)[0] ?? null,
        options,
      ),
    navigation: (name, options) =>
      one(
        'navigation-api',
        { queryString: name },
        (reply) => parse('navigation-api', NavigationReply, reply),
        options,
      ),
    days: async (month, options) =>
      (await one('archive-days', { month }, (reply) => parse('archive-days', DaysReply, reply), options)) ??
      [],
    suggestions: async (typed, options) =>
      (await one(
        'suggestions-api',
        { query: typed },
        (reply) => parse('suggestions-api', SuggestionsReply, reply),
        options,
      )) ?? [],
    trending: async (options) =>
      (await one(
        'trending-newsroom',
        {},
        (reply) => parse('trending-newsroom', TrendingReply, reply),
        options,
      )) ?? [],
  };
}
