import { describe, expect, it, onTestFinished } from 'vitest';
import { collect } from '../../../shared/telemetry/collector.fixture.ts';
import type { SitesOptions } from './create-sites.ts';
import { feed, openSites } from './sites.fixture.ts';

describe('what the sites ask for', () => {
  /** The requests of the front of a site. */
  async function requestsOf(
    settings: Record<string, string>,
    options: Partial<SitesOptions> = {},
    times = 1,
  ) {
    const requests: Request[] = [];
    const { get, sites } = await openSites(
      (_source, _query, request) => {
        requests.push(request);
        return feed('uno');
      },
      settings,
      options,
    );
    onTestFinished(() => sites.close());
    for (let time = 0; time < times; time += 1) await get('/');
    return requests;
  }
  const originOf = ({ url }: Request): string => new URL(url).origin;

  it('are the pages of the service of the settings, with the token, and of none without one', async () => {
    const settings = { PAGES_ORIGIN: 'http://pages.example', CONTENT_TOKEN: 'a-token-of-the-content' };
    const asked = (await requestsOf(settings)).filter((one) => originOf(one) === 'http://pages.example');
    expect(asked.length).toBeGreaterThan(0);
    for (const { headers } of asked)
      expect(headers.get('Authorization')).toBe('Bearer a-token-of-the-content');
    const origins = new Set((await requestsOf({ PAGES_ORIGIN: 'off' })).map(originOf));
    expect(origins.has('http://pages.example')).toBe(false);
  });

  it.each([
    ['its answer is fresh', { CONTENT_FRESH_MS: '600000' }],
    ['the page is in memory', { PAGE_CACHE_MB: '8' }],
  ])('is asked for once while %s, and for each page in development', async (_what, settings) => {
    const options = { now: () => 0 };
    const once = (await requestsOf(settings, options)).length;
    expect((await requestsOf(settings, options, 2)).length).toBe(once);
    const inDevelopment = { ...options, clientFolder: undefined };
    expect((await requestsOf(settings, inDevelopment, 2)).length).toBeGreaterThan(once);
  });
});

describe('what the sites tell in metrics', () => {
  it('is the room of their pages, their live connections, and whether the content service fails', async () => {
    const collecting = await collect();
    let answers = true;
    const { get, sites } = await openSites(() => (answers ? feed('uno') : new Error('down')), {
      PAGE_CACHE_MB: '8',
    });
    const of = async (name: string) =>
      Number(new RegExp(`\\nrotativa_${name}\\{[^}]*\\} (\\d+)`).exec(await collecting.metrics())?.[1]);
    expect([await of('page_memory_bytes'), await of('content_out_of_reach')]).toEqual([0, 0]);
    expect(await of('live_connections')).toBe(0);
    await get('/');
    answers = false;
    await get('/nacion/');
    expect(await of('page_memory_bytes')).toBeGreaterThan(1000);
    expect(await of('content_out_of_reach')).toBe(1);
    await sites.close();
    await collecting.stop();
  });
});
