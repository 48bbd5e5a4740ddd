import type { ContentServices } from 'rotativa/providers';
import { createLinks } from 'rotativa/providers';
import { createHttpContent, createHttpImages } from 'rotativa/providers/http';
import type { Logger } from 'pino';
import type { Site } from '../config/site.ts';
import type { ServerContext } from './context.ts';

/** The same answer to the same question: the blocks of a page share what they read. */
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

/** A site's content and addresses, for one request. What is odd about a document goes to the request's log. */
export function createServices(
  { config, clock, fetch, share }: ServerContext,
  site: Site,
  log: Logger,
): ContentServices {
  const { brand, origin } = site;
  const now = clock();
  const content = createHttpContent({
    origin: config.contentOrigin,
    website: brand.slug,
    product: brand.product,
    fetch,
    onIssue: (source, issue) => log.debug({ source, ...issue }, 'odd content'),
  });
  // Without a block's signal: what one gives up on, others may still want.
  const shared =
    <Question, Answer>(name: string, ask: (question: Question) => Promise<Answer>) =>
    (question: Question): Promise<Answer> =>
      share(JSON.stringify([brand.key, name, question]), () => ask(question));
  return {
    content: {
      ...content,
      feed: once(shared('feed', content.feed)),
      section: once(shared('section', content.section)),
      author: once(shared('author', content.author)),
    },
    // Pictures keep their paths: see `media.ts`.
    images: createHttpImages({ resizer: '', sources: [config.contentOrigin] }),
    links: createLinks(origin, { search: brand.routes.search }),
    // One moment for the whole page.
    clock: { now: () => now },
  };
}
