import {
  type ContentPort,
  type ContentServices,
  type OffersPort,
  type VideoMetadataPort,
  createLinks,
} from 'rotativa/providers';
import {
  createHttpContent,
  createHttpImages,
  createHttpOffers,
  createHttpVideo,
} from 'rotativa/providers/http';
import type { Logger } from 'pino';
import type { Site } from '../config/site.ts';
import { sectionAddress } from '../pages/sections.ts';
import { failureOf } from '../render/failure.ts';
import type { ServerContext } from './context.ts';
import type { Outages } from './outages.ts';

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
function watched(content: ContentPort, { failed, answered }: Outages): ContentPort {
  const watch =
    <Asked extends unknown[], Answer>(
      source: string,
      ask: (...asked: Asked) => Promise<Answer>,
    ): ((...asked: Asked) => Promise<Answer>) =>
    async (...asked) => {
      try {
        const answer = await ask(...asked);
        answered();
        return answer;
      } catch (error) {
        if (failureOf(error) === 'outage') failed(error, { source });
        throw error;
      }
    };
  return {
    document: watch('document', content.document),
    feed: watch('feed', content.feed),
    author: watch('author', content.author),
    gallery: watch('gallery', content.gallery),
    section: watch('section', content.section),
    tag: watch('tag', content.tag),
    navigation: watch('navigation', content.navigation),
    days: watch('days', content.days),
    suggestions: watch('suggestions', content.suggestions),
    trending: watch('trending', content.trending),
  };
}

/** The metadata of videos. A service that is down takes nothing off the page but is reported. */
function watchedVideo({ video }: VideoMetadataPort, { failed }: Outages): VideoMetadataPort {
  return {
    video: async (id) => {
      try {
        return await video(id);
      } catch (error) {
        if (failureOf(error) === 'outage') failed(error, { source: 'video-metadata' });
        throw error;
      }
    },
  };
}

/** A site's content and addresses, for one request. Problems of documents go to the request's log. */
export function createServices(
  { config, clock, fetch, share, outages }: ServerContext,
  site: Site,
  log: Logger,
): ContentServices {
  const { brand, origin } = site;
  const now = clock();
  const source = {
    origin: config.contentOrigin,
    website: brand.slug,
    fetch,
    token: config.contentToken,
  };
  const http = createHttpContent({
    ...source,
    product: brand.product,
    onIssue: (source, issue) => log.debug({ source, ...issue }, 'odd content'),
  });
  const content = watched(http, outages);
  const { video } = watchedVideo(createHttpVideo(source), outages);
  // Without the block's signal: other blocks may still need a reply that one block stops waiting for.
  const shared =
    <Question, Answer>(name: string, ask: (question: Question) => Promise<Answer>) =>
    (question: Question): Promise<Answer> =>
      share(JSON.stringify([brand.key, name, question]), () => ask(question));
  const offersOf = (account: string): OffersPort => {
    const { offer } = createHttpOffers({ origin: account, site: brand.key, fetch });
    return { offer: shared('offer', (id: number) => offer(id)) };
  };
  return {
    content: {
      ...content,
      feed: once(shared('feed', content.feed)),
      section: once(shared('section', content.section)),
      author: once(shared('author', content.author)),
      suggestions: shared('suggestions', (typed: string) => content.suggestions(typed)),
    },
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
    subtypes: brand.subtypes,
    // The whole page has the same time.
    clock: { now: () => now },
  };
}
