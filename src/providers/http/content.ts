import type * as z from 'zod/mini';
import {
  guardAuthorRecord,
  guardFeed,
  guardReply,
  type GuardResult,
  type KnownDocuments,
} from '../../domain/ans/guard.ts';
import type { AnsDocument, Feed } from '../../domain/ans/document.ts';
import { withDatesUntil } from '../../domain/article/dates.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { ContentPort, FeedRequest, ReadOptions } from '../ports/content.ts';
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

/** The content service of a site. */
export interface HttpContentOptions extends ContentRequestOptions {
  /** The weekly's slug, which replaces `{product}` in the names of sources and navigations. */
  product: string;
  /**
   * The service's token for site servers, sent as `Authorization: Bearer …`. With it the service also returns locked
   * bodies. Only for servers: it must not reach a browser.
   */
  token?: string | undefined;
  /** Documents of lists that were read for other pages. @defaultValue each list reads its documents */
  known?: KnownDocuments | undefined;
  /** Lists that were read for other pages. @defaultValue each list is sent and read again */
  knownFeeds?: KnownFeeds | undefined;
  /** The time by which dates have come. @defaultValue the machine's clock */
  now?: (() => Date) | undefined;
  /** Called with the problems of a document that was read anyway, for the log. */
  onIssue?: ((source: string, issue: { path: string; reason: string }) => void) | undefined;
}

/** A list with the tag of its reply. */
export interface KnownFeed {
  readonly tag: string;
  readonly feed: Feed;
  /** Characters of the reply. */
  readonly length: number;
}

/**
 * Lists that were read before, by their questions. The service is asked each time whether it still has the same one; then it
 * does not send it, and it is not read again. A `Map` would keep all; keep the last used ones, as `lru-cache` does. One memory
 * is for one token.
 */
export interface KnownFeeds {
  get(question: string): KnownFeed | undefined;
  set(question: string, feed: KnownFeed): unknown;
}

/**
 * Content by the vendor's contract: `GET /content/v1/{source}?query={json}&_website={site}`.
 * @throws Error if it gets a token in a browser
 */
export function createHttpContent(options: HttpContentOptions): ContentPort {
  const { product, token, onIssue, now = () => new Date() } = options;
  if (token) serverOnly('The content service');
  const ask = createContentRequest(options, token);
  const named = (text: string): string => text.replaceAll('{product}', product);

  const read = async (source: string, query: object, call?: ReadOptions): Promise<unknown> => {
    const reply = await ask(named(source), named(JSON.stringify(query)), call);
    return reply === null ? null : reply.body;
  };

  /** The guarded value of a reply. Its issues are reported; a rejected reply is an error. */
  function accept<T>(source: string, guarded: GuardResult<T>): T {
    for (const issue of guarded.issues) onIssue?.(source, issue);
    if (guarded.ok) return guarded.value;
    const { path, reason } = guarded.error;
    throw new ApiError(CLIENT_CODES.badReply, `${source}: ${path}: ${reason}`);
  }

  /** Reads a reply by its schema. */
  const by =
    <T>(schema: z.ZodMiniType<T>) =>
    (source: string, reply: unknown): T => {
      const parsed = schema.safeParse(reply);
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      throw new ApiError(CLIENT_CODES.badReply, `${source}: ${issue?.path.join('.')}: ${issue?.message}`);
    };
  const { origin, website, at, unpublished, known, knownFeeds } = options;
  const dated = (document: AnsDocument): AnsDocument => withDatesUntil(document, at ?? now());
  const document = (source: string, reply: unknown) => dated(accept(source, guardReply(reply, { website })));
  const author = (source: string, reply: unknown) => accept(source, guardAuthorRecord(reply));

  /** Reads one item, which may not exist. */
  async function one<T>(
    source: string,
    query: object,
    make: (source: string, reply: unknown) => T,
    options?: ReadOptions,
  ): Promise<T | null> {
    const reply = await read(source, query, options);
    return reply === null ? null : make(source, reply);
  }

  async function list({ source, query }: FeedRequest, options?: ReadOptions): Promise<Feed> {
    const words = JSON.stringify(query);
    // Readers make up the words of a search, and previews their instant.
    const kept = source === 'search-api' || at || unpublished ? undefined : knownFeeds;
    const question = [origin, website, named(source), named(words)].join(' ');
    const before = kept?.get(question);
    const reply = await ask(named(source), named(words), { ...options, tag: before?.tag });
    if (reply === null) return { content_elements: [], count: 0 };
    const { status, body, tag, length } = reply;
    if (before && status === 304) return before.feed;
    const guarded = guardFeed(body, { website }, known);
    const feed = accept(source, guarded);
    // One with a problem is read each time, which reports it.
    if (tag && guarded.issues.length === 0) kept?.set(question, { tag, feed, length });
    if (source !== 'search-api') return feed;
    const { search } = by(SearchReply)(source, body);
    return { ...feed, ...(search && { search }) };
  }

  return {
    document: (path, options) => one('story-by-url', { website_url: path }, document, options),
    // Dates come while a list is kept.
    feed: async (request, options) => {
      const feed = await list(request, options);
      const documents = feed.content_elements.map(dated);
      const isSame = documents.every((one, at) => one === feed.content_elements[at]);
      return isSame ? feed : { ...feed, content_elements: documents };
    },
    author: (id, options) => one('authors-api', { idAutor: id }, author, options),
    gallery: (id, options) => one('gallery-by-id', { queryString: id }, document, options),
    section: (path, options) => one('section-api', { queryString: path }, by(SectionReply), options),
    tag: async (slug, options) =>
      (await one('tags-api', { queryString: slug }, by(TagsReply), options))?.[0] ?? null,
    navigation: (name, options) => one('navigation-api', { queryString: name }, by(NavigationReply), options),
    days: async (month, options) => (await one('archive-days', { month }, by(DaysReply), options)) ?? [],
    suggestions: async (typed, options) =>
      (await one('suggestions-api', { query: typed }, by(SuggestionsReply), options)) ?? [],
    trending: async (options) => (await one('trending-newsroom', {}, by(TrendingReply), options)) ?? [],
  };
}
