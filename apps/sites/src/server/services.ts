import { createTeaserMemory } from 'rotativa/blocks';
import { type ContentPort, type ContentServices, type OffersPort, createLinks } from 'rotativa/providers';
import {
  createHttpContent,
  createHttpImages,
  createHttpOffers,
  createHttpVideo,
  type KnownFeed,
} from 'rotativa/providers/http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { AnsDocument } from 'rotativa/domain';
import { BRANDS } from 'rotativa/themes';
import type { Site } from '../config/site.ts';
import { sectionAddress } from '../pages/addresses/sections.ts';
import type { ServerContext } from './context.ts';
import { noted } from './noted-content.ts';
import { watched, type Outages } from './outages.ts';
import type { WatchedPages } from './site-pages/page-snapshot.ts';

/** Caches replies by request, so that the blocks of a page share what they read. */
function once<Question, Options, Answer>(
  ask: (question: Question, options?: Options) => Promise<Answer>,
): (question: Question, options?: Options) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (question, options) => {
    const key = JSON.stringify(question);
    const answer = answers.get(key) ?? ask(question, options);
    answers.set(key, answer);
    return answer;
  };
}

/** The content service, with its failures and replies reported. */
const watchedContent = (content: ContentPort, outages: Outages): ContentPort => ({
  document: watched('document', content.document, outages),
  feed: watched('feed', content.feed, outages),
  author: watched('author', content.author, outages),
  gallery: watched('gallery', content.gallery, outages),
  section: watched('section', content.section, outages),
  tag: watched('tag', content.tag, outages),
  navigation: watched('navigation', content.navigation, outages),
  days: watched('days', content.days, outages),
  suggestions: watched('suggestions', content.suggestions, outages),
  trending: watched('trending', content.trending, outages),
});

/** Stories in lists, which the pages of a site share. The size is that of what they were read from, in characters. */
const KNOWN = new LRUCache<string, AnsDocument>({
  maxSize: 4_000_000,
  sizeCalculation: (_document, text) => text.length,
});

/** Lists, which the pages of a site share until the service has others. */
const KNOWN_FEEDS = new LRUCache<string, KnownFeed>({
  maxSize: 8_000_000,
  sizeCalculation: ({ length }, question) => length + question.length,
});

/** The teasers of a brand. Their addresses are paths, so all names of its site have the same ones. */
const TEASERS = new Map(BRANDS.map((brand) => [brand, createTeaserMemory()]));

/** A site's content and addresses, for one request. Problems of documents go to the request's log. */
export function createServices(
  {
    config,
    clock,
    fetch,
    share,
    outages,
    moment,
    unpublished,
  }: Pick<ServerContext, 'config' | 'clock' | 'fetch' | 'share' | 'outages' | 'moment' | 'unpublished'>,
  site: Site,
  log: Logger,
  shown: Pick<WatchedPages, 'shows'>,
): ContentServices {
  const { brand, origin } = site;
  const now = clock();
  const source = {
    origin: config.contentOrigin,
    website: brand.slug,
    fetch,
    token: config.contentToken,
    // Without its token the service does not say what is planned.
    at: config.contentToken ? moment : undefined,
    unpublished: config.contentToken ? unpublished : undefined,
  };
  const http = createHttpContent({
    ...source,
    product: brand.product,
    now: () => now,
    known: KNOWN,
    knownFeeds: KNOWN_FEEDS,
    onIssue: (source, issue) => log.debug({ source, ...issue }, 'odd content'),
  });
  const content = watchedContent(http, outages);
  // A service that is down takes nothing off the page, and its replies end no outage of the content service.
  const { failed } = outages;
  const video = watched('video-metadata', createHttpVideo(source).video, { failed });
  // Without the block's signal: other blocks may still need a reply that one block stops waiting for.
  const shared =
    <Question, Answer>(name: string, ask: (question: Question) => Promise<Answer>) =>
    (question: Question): Promise<Answer> =>
      share(JSON.stringify([brand.key, name, question, source.at, source.unpublished]), () => ask(question));
  const offersOf = (account: string): OffersPort => {
    const { offer } = createHttpOffers({ origin: account, site: brand.key, fetch });
    return { offer: shared('offer', (id: number) => offer(id)) };
  };
  return {
    content: noted(
      {
        ...content,
        feed: once(shared('feed', content.feed)),
        section: once(shared('section', content.section)),
        author: once(shared('author', content.author)),
        // The same for all pages of a brand.
        navigation: once(shared('navigation', content.navigation)),
        trending: () => shared('trending', () => content.trending())(undefined),
        suggestions: shared('suggestions', (typed: string) => content.suggestions(typed)),
      },
      shown,
    ),
    video: { video: shared('video', (id: string) => video(id)) },
    offers: config.accountOrigin ? offersOf(config.accountOrigin) : undefined,
    // Pictures keep their paths: see `media.ts`.
    images: createHttpImages({ resizer: '', sources: [config.contentOrigin], crops: brand.crops }),
    links: createLinks(origin, {
      search: brand.routes.search,
      section: (path) => sectionAddress(brand, path),
      opinion: brand.routes.opinion,
    }),
    product: brand.product,
    opinion: brand.routes.opinion,
    subtypes: brand.subtypes,
    teasers: TEASERS.get(brand.key),
    // The whole page has the same time.
    clock: { now: () => now },
  };
}
