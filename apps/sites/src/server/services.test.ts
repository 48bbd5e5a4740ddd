import { pino } from 'pino';
import type { ContentServices, FeedRequest } from 'rotativa/providers';
import type { BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import type { Config } from '../config/env.ts';
import { contentOf, feed, type Answer } from './content.fixture.ts';
import { createServices } from './services.ts';

const NOW = new Date('2026-02-01T12:00:00Z');
const LATER = new Date('2026-03-01T12:00:00Z');
const SECTION: FeedRequest = { source: 'content-apir', query: { includeSections: '/nacion' } };
const VIDEO = { id: 'v', snippet: { title: 'Un video' } };
const OFFER = {
  offerID: 7,
  products: [{ sku: 'A', priceCode: 'B', name: 'Digital', price: 1000, periodMonths: 1 }],
};
const STORY = '/nacion/articulo/a/';

interface Asking {
  readonly brand?: BrandKey;
  readonly moment?: Date;
  readonly unpublished?: string;
  readonly token?: string;
  readonly accountOrigin?: string | undefined;
}

const ANSWER: Answer = (source) => {
  if (source === 'content-apir') return feed('a');
  if (source === 'video-metadata') return VIDEO;
  return source === '7' ? OFFER : undefined;
};

/** The services of requests to the sites of one process, with what they ask of others. */
function openProcess(answer: Answer = ANSWER) {
  const requests: URL[] = [];
  const keys: string[] = [];
  const outage = { failed: [] as unknown[], answered: 0 };
  const logged: object[] = [];
  /** The services of one request. */
  const request = ({ brand = 'weekly', moment, unpublished, ...settings }: Asking = {}): ContentServices =>
    createServices(
      {
        config: {
          contentOrigin: 'https://content.example',
          contentToken: settings.token,
          accountOrigin: settings.accountOrigin,
        } as Config,
        clock: () => NOW,
        fetch: contentOf((source, query, asked) => {
          requests.push(new URL(asked.url));
          return answer(source, query, asked);
        }),
        share: (key, ask) => {
          keys.push(key);
          return ask();
        },
        outages: {
          isFailing: false,
          failed: (_error, { source }) => void outage.failed.push(source),
          answered: () => void (outage.answered += 1),
        },
        moment,
        unpublished,
      },
      { brand: BRAND_CONFIGS[brand], origin: 'http://localhost:3001' },
      pino(
        { level: 'debug', base: null },
        { write: (line: string) => void logged.push(JSON.parse(line) as object) },
      ),
      { shows: () => undefined },
    );
  return { request, requests, keys, outage, logged };
}

const everything = async ({ content, video, offers }: ContentServices): Promise<void> => {
  await content.feed(SECTION);
  await content.section('/nacion');
  await content.author('ana');
  await content.navigation('nav');
  await content.trending();
  await content.suggestions('cafe');
  await video!.video('v');
  await offers?.offer(7);
};

describe('the services of a request', () => {
  it('ask once for what several blocks of a page read, and again for the next page', async () => {
    const { request, requests } = openProcess();
    for (const { content } of [request(), request()]) {
      for (let block = 0; block < 3; block += 1) {
        await content.feed(SECTION);
        await content.section('/nacion');
        await content.author('ana');
        await content.navigation('nav');
      }
      await content.section('/deportes');
    }
    expect(requests).toHaveLength(2 * 5);
  });

  it('share with other requests of their brand, and with no other, what is the same for all pages', async () => {
    const { request, keys } = openProcess();
    const keysOf = async (asking: Asking): Promise<string[]> => {
      keys.length = 0;
      await everything(request({ token: 't', accountOrigin: 'http://accounts.example', ...asking }));
      return [...keys];
    };
    const weekly = await keysOf({});
    expect(weekly.map((key) => (JSON.parse(key) as unknown[])[1])).toEqual([
      ...['feed', 'section', 'author', 'navigation', 'trending', 'suggestions', 'video', 'offer'],
    ]);
    expect(await keysOf({})).toEqual(weekly);
    const all = [
      weekly,
      await keysOf({ brand: 'daily' }),
      // Plans, and stories that are not published, are for those who have a preview.
      await keysOf({ moment: LATER }),
      await keysOf({ unpublished: 'a' }),
    ];
    expect(new Set(all.flat()).size).toBe(4 * 8);
  });

  it('do not share a document: who may read it differs', async () => {
    const { request, requests, keys } = openProcess();
    const { content } = request();
    await content.document(STORY);
    await content.document(STORY);
    expect([requests.length, keys]).toEqual([2, []]);
  });

  it('name an instant and a story of a preview to the service only with its token', async () => {
    const { request, requests } = openProcess();
    const preview = { moment: LATER, unpublished: 'a' };
    for (const token of ['t', undefined]) {
      requests.length = 0;
      const { content, video } = request({ ...preview, ...(token && { token }) });
      await content.document(STORY);
      await video!.video('v');
      const named = requests.map(({ searchParams }) => [
        searchParams.get('at'),
        searchParams.get('unpublished'),
      ]);
      expect(named).toEqual(
        Array.from({ length: 2 }, () => (token ? [LATER.toISOString(), 'a'] : [null, null])),
      );
    }
  });

  it('tell an outage of the content service and its end; a reply about a video ends none', async () => {
    const up = openProcess();
    await up.request().video!.video('v');
    expect(up.outage).toEqual({ failed: [], answered: 0 });
    const readsOf = ({ content }: ContentServices) => ({
      document: () => content.document(STORY),
      feed: () => content.feed(SECTION),
      author: () => content.author('ana'),
      gallery: () => content.gallery('g'),
      section: () => content.section('/nacion'),
      tag: () => content.tag('cafe'),
      navigation: () => content.navigation('nav'),
      days: () => content.days('2026-01'),
      suggestions: () => content.suggestions('cafe'),
      trending: () => content.trending(),
    });
    const reads = Object.values(readsOf(up.request()));
    for (const read of reads) await read();
    expect(up.outage).toEqual({ failed: [], answered: reads.length });
    const down = openProcess(() => new Response('<html>', { status: 502 }));
    await expect(down.request().video!.video('v')).rejects.toThrow();
    const failing = readsOf(down.request());
    for (const read of Object.values(failing)) await expect(read()).rejects.toThrow();
    expect(down.outage).toEqual({ failed: ['video-metadata', ...Object.keys(failing)], answered: 0 });
  });

  it('say in the log of the request what is odd in a document', async () => {
    const odd = { _id: 'a', type: 'story', publish_date: 'ayer', headlines: { basic: 'Una nota' } };
    const { request, logged } = openProcess((source) => (source === 'story-by-url' ? odd : undefined));
    await request().content.document(STORY);
    expect(logged).toContainEqual(
      expect.objectContaining({
        ...{ level: 20, msg: 'odd content', source: 'story-by-url', path: 'publish_date' },
        reason: expect.any(String) as string,
      }),
    );
  });

  it('sell nothing without an account service, and at its address the offers of the brand', async () => {
    const { request, requests } = openProcess();
    expect(request().offers).toBeUndefined();
    const { offers } = request({ brand: 'men', accountOrigin: 'http://accounts.example' });
    expect((await offers!.offer(7)).products.map(({ sku }) => sku)).toEqual(['A']);
    expect(requests.map(({ origin, searchParams }) => [origin, searchParams.get('site')])).toEqual([
      ['http://accounts.example', 'men'],
    ]);
  });

  it('make the addresses of the site, and give a whole page one time', () => {
    const services = openProcess().request({ brand: 'men' });
    const { images, links, clock } = services;
    const size = { width: 320 };
    // Pictures of the content service have their path on the site, which passes them on.
    for (const source of ['/images/plaza', 'https://content.example/images/plaza'])
      expect(images.url(source, size)).toMatch(/^\/images\/plaza\?width=\d+$/);
    expect(images.url('https://otro.example/plaza.jpg', size)).toBe('https://otro.example/plaza.jpg');
    expect(images.crops).toBe(BRAND_CONFIGS.men.crops);
    expect(links.section('/mujeres-soho')).toBe('/seccion/mujeres-soho/');
    expect([services.product, services.subtypes]).toEqual([
      BRAND_CONFIGS.men.product,
      BRAND_CONFIGS.men.subtypes,
    ]);
    expect(clock.now()).toBe(NOW);
    // All requests to a brand share its teasers.
    expect(openProcess().request({ brand: 'men' }).teasers).toBe(services.teasers);
    expect(openProcess().request().teasers).not.toBe(services.teasers);
  });
});
