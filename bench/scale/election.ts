import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { liveStreamAddress } from '../../apps/sites/src/contract/live.ts';

/** The weekly's live blog of the seed. */
const BLOG = '/politica/articulo/en-vivo-debate-reforma-agua-senado/';
/** Readers who come in a second: an invitation in a broadcast brings more than a server accepts at once. */
const COMING = 400;
const PATIENCE_S = 15;
const AGAIN_MS = 1000;

/** An address for each reader: the sites limit what one address may hold. */
const addressOf = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

export interface Election {
  readonly readers: number;
  readonly posts: number;
  /** Milliseconds from a post to each reader who got it, in ascending order. */
  readonly delays: readonly number[];
  /** Posts that did not reach a reader. */
  readonly lost: number;
}

export interface ElectionOptions {
  readonly origin: string;
  readonly backend: string;
  readonly readers: number;
  readonly seconds: number;
  readonly everySeconds: number;
}

/** An election night: readers follow a live blog, and an editor writes a post every few seconds. @throws if the backend refuses a post */
export async function election(options: ElectionOptions): Promise<Election> {
  const { origin, readers, seconds, everySeconds } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const sent = new Map<string, number>();
  const delays: number[] = [];
  const streams: IncomingMessage[] = [];
  let isOver = false;
  const arrived = (text: string, seen: Set<string>): void => {
    for (const [title, since] of sent) {
      if (seen.has(title) || !text.includes(title)) continue;
      seen.add(title);
      delays.push(performance.now() - since);
    }
  };
  const follow = (number: number): void => {
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': addressOf(number) };
    get(origin + liveStreamAddress(BLOG), { agent, headers }, (stream) => {
      const seen = new Set<string>();
      // A post may come in two pieces.
      let last = '';
      if (stream.statusCode === 200) streams.push(stream);
      stream.setEncoding('utf8').on('data', (text: string) => {
        arrived(last + text, seen);
        last = text;
      });
      stream.on('error', () => undefined);
    }).on('error', () => {
      // As a browser does. A server accepts only some hundred connections at once.
      if (!isOver) setTimeout(() => follow(number), AGAIN_MS);
    });
  };
  for (let come = 0; come < readers; come += COMING) {
    for (let at = come; at < Math.min(readers, come + COMING); at += 1) follow(at);
    await sleep(1000);
  }
  // A busy server takes longer to accept them.
  for (let waited = 0; streams.length < readers && waited < PATIENCE_S; waited += 1) await sleep(1000);
  const followers = streams.length;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const title = `Boletín ${sent.size + 1}: mesas informadas`;
    sent.set(title, performance.now());
    await post(options.backend, title);
    await sleep(everySeconds * 1000);
  }
  isOver = true;
  for (const stream of streams) stream.destroy();
  agent.destroy();
  delays.sort((a, b) => a - b);
  return { readers: followers, posts: sent.size, delays, lost: sent.size * followers - delays.length };
}

const callOf = (backend: string, path: string): URL => {
  const url = new URL(path, backend);
  url.searchParams.set('_website', BRAND_CONFIGS.weekly.slug);
  return url;
};

/** Writes a post. @param send names the call, so that a repeated one writes nothing. @throws if it is refused */
export async function post(backend: string, title: string, send?: string): Promise<void> {
  const url = callOf(backend, '/content/v1/live/posts');
  url.searchParams.set('website_url', BLOG);
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, text: [`${title}.`], send }),
  });
  if (!reply.ok) throw new Error(`A post was answered with ${reply.status}: ${await reply.text()}`);
}

/** The titles of the blog's posts, each after its time. */
export async function readPosts(backend: string): Promise<string[]> {
  const url = callOf(backend, '/content/v1/story-by-url');
  url.searchParams.set('query', JSON.stringify({ website_url: BLOG }));
  const { content_elements: elements } = (await (await fetch(url)).json()) as {
    content_elements: readonly { readonly type: string; readonly content?: string }[];
  };
  return elements.flatMap(({ type, content }) => (type === 'header' && content ? [content] : []));
}
