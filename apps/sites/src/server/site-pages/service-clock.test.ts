import { createMemoryPages } from 'rotativa/providers/memory';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { ACCESS_COOKIE, ACCESS_S, createAccess } from '../access.ts';
import { contentOf, feed, openSites, story } from '../sites.fixture.ts';
import { createServiceClock } from './service-clock.ts';

const EDITOR = 'editora@redaccion.example';
const HOME = { brand: 'weekly', page: 'home' };
const MINUTE = 60_000;
const ORIGIN = 'http://localhost:3001';
const ARTICLE = '/nacion/articulo/x/';
const START = Date.parse('2026-02-01T12:00:00Z');
const TITLE = 'Un especial';

/** A site whose clock differs from that of the service of pages, which is the one of the editors. */
async function open(skew: number, more: object = {}, settings: Record<string, string> = {}) {
  let service = START;
  const store = createMemoryPages({
    clock: { now: () => new Date(service) },
    staff: { [EDITOR]: { weekly: 'publish' } },
    pages: [{ ...HOME, document: PAGES.weekly.home }],
  });
  const pages = store.as(EDITOR);
  const { number } = await pages.save({
    ...HOME,
    expected: 1,
    document: { ...PAGES.weekly.home, title: TITLE },
    note: '',
  });
  await pages.publish({ ...HOME, revision: number, ...more });
  const content = contentOf((source) => {
    if (source === 'story-by-url') return story('x', { content_restrictions: { content_code: '3' } });
    return source === 'content-api-collections' || source.startsWith('content-apir')
      ? feed('uno', 'dos')
      : undefined;
  });
  const { sites, get } = await openSites(
    () => undefined,
    { PAGES_ORIGIN: 'http://pages.example', CONTENT_TOKEN: 'a-token-of-the-content', ...settings },
    {
      clock: () => new Date(service + skew),
      fetch: async (input, init) => {
        const url = new URL(new Request(input, init).url);
        if (!url.pathname.startsWith('/pages/v1/')) return content(input, init);
        if (!url.pathname.endsWith('/published')) return new Response('', { status: 404 });
        const found = await store.published({
          brand: url.searchParams.get('brand') ?? '',
          at: new Date(url.searchParams.get('at') ?? ''),
        });
        return Response.json(found, { headers: { Date: new Date(service).toUTCString() } });
      },
    },
  );
  onTestFinished(() => sites.close());
  return {
    sites,
    isSpecial: async () => (await get('/')).html.includes(`<title>${TITLE}`),
    later: (ms: number) => void (service += ms),
  };
}

describe('X5 clocks that differ', () => {
  it.each([-7 * MINUTE, -1000, 0, 1000, 7 * MINUTE])(
    'of a site by %i ms: what is published is shown at once',
    async (skew) => {
      const { isSpecial } = await open(skew);
      expect(await isSpecial()).toBe(true);
    },
  );

  it.each([-7 * MINUTE, 0, 7 * MINUTE])(
    'of a site by %i ms: a plan begins and ends by the clock of the service',
    async (skew) => {
      const at = (minutes: number) => new Date(START + minutes * MINUTE);
      const { isSpecial, later } = await open(skew, { from: at(2), until: at(4) });
      const seen: boolean[] = [];
      for (let minute = 1; minute <= 5; minute += 1) {
        later(MINUTE);
        seen.push(await isSpecial());
      }
      expect(seen).toEqual([false, true, true, false, false]);
    },
  );

  it.each([-6, 6])(
    'of a site by %i hours: everything else is decided by the service’s, too',
    async (hours) => {
      const secret = 'a-secret-of-at-least-thirty-two-letters';
      const { sites, later } = await open(hours * 60 * MINUTE, {}, { ACCESS_SECRET: secret });
      const right = createAccess(secret, () => new Date(START));
      const Cookie = `${ACCESS_COOKIE}=${await right.seal(['DIGITAL-ANUAL'], ORIGIN)}`;
      const ask = async () => {
        const { headers } = await sites.app.request(
          ORIGIN + ARTICLE,
          { headers: { Cookie } },
          { brand: 'weekly' },
        );
        const told = Date.parse(headers.get('Date') ?? '');
        return [headers.get('Rotativa-Variant'), Math.abs(told - START)] as const;
      };
      // The first page asks for the published ones, and so for the time.
      await ask();
      const [variant, apart] = await ask();
      expect(variant).toBe('subscriber');
      // The header has whole seconds.
      expect(apart).toBeLessThanOrEqual(1000);
      later(ACCESS_S * 1000 + MINUTE);
      await ask();
      expect((await ask())[0]).toBe('anonymous');
    },
  );

  it('a reply without a time changes nothing, and one whose clock is set right counts again', async () => {
    let told: string | undefined;
    const clock = createServiceClock(
      () => new Date(START),
      async () => new Response('', told === undefined ? {} : { headers: { Date: told } }),
    );
    const after = async (date: string | undefined): Promise<number> => {
      told = date;
      await clock.fetch('http://pages.example/');
      return clock.now().getTime() - START;
    };
    expect(await after(undefined)).toBe(0);
    expect(await after(new Date(START + 5 * MINUTE).toUTCString())).toBe(5 * MINUTE);
    expect(await after('not a date')).toBe(5 * MINUTE);
    expect(await after(new Date(START - 500).toUTCString())).toBe(0);
    expect(await after(new Date(START - 5 * MINUTE).toUTCString())).toBe(1000 - 5 * MINUTE);
  });
});
