import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listSource } from '../../pages/list-source.ts';
import { feed, openSites, story, type Answer, type OpenedSites } from '../sites.fixture.ts';

/** Content that arrives when the test releases it. */
const held: (() => void)[] = [];
let calls = 0;
let holding = false;

const release = (): void => {
  holding = false;
  for (const go of held.splice(0)) go();
};

const answer: Answer = async (source, query) => {
  calls += 1;
  if (holding) await new Promise<void>((go) => held.push(go));
  if (source === 'trending-newsroom') return undefined;
  return source === 'story-by-url' ? story(String(query['website_url']).split('/').at(-2) ?? '') : feed('a');
};

let opened: OpenedSites;
let seconds = 0;
beforeAll(async () => {
  opened = await openSites(
    answer,
    { PAGES_AT_ONCE: '1', PAGES_WAITING: '0', PAGE_CACHE_MB: '8' },
    { now: () => seconds * 1000 },
  );
});
afterAll(() => opened.sites.close());
beforeEach(() => {
  release();
  seconds += 3600;
});

/** Begins a page that takes the only place, until the content is released. */
async function fill(): Promise<() => Promise<unknown>> {
  holding = true;
  const page = opened.get(`/ocupada/${seconds}/`);
  await vi.waitFor(() => expect(held).not.toEqual([]));
  return () => {
    release();
    return page;
  };
}

describe('more pages are asked for than the server makes', () => {
  it('a reader gets the brand’s page at once, which says when to come back', async () => {
    const end = await fill();
    const begun = performance.now();
    const { status, html, headers } = await opened.get('/nacion/articulo/x/');
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('15');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain('Hay muchos lectores a la vez');
    expect(html).toContain('<meta http-equiv="refresh" content="15">');
    // Not even the first waits for content that does not come.
    expect(performance.now() - begun).toBeLessThan(5000);
    await end();
  });

  it('that page is made once and kept, without the address and without a question', async () => {
    const end = await fill();
    const before = calls;
    const busy = [await opened.get('/primera-direccion/'), await opened.get('/segunda-direccion/')];
    expect(calls).toBe(before);
    expect(busy.map(({ status }) => status)).toEqual([503, 503]);
    expect(busy[0]!.html).toBe(busy[1]!.html);
    expect(busy[0]!.html).not.toMatch(/direccion|rt-consent-notice/);
    await end();
  });

  it('a page in memory is sent, however old it is, and a fresh one needs no place', async () => {
    const warm = await opened.get('/nacion/articulo/x/');
    expect(warm.status).toBe(200);
    const end = await fill();
    expect((await opened.get('/nacion/articulo/x/')).status).toBe(200);
    seconds += 12 * 3600;
    const old = await opened.get('/nacion/articulo/x/');
    expect([old.status, Number(old.headers.get('Age'))]).toEqual([200, 12 * 3600]);
    await end();
  });

  it('the items of a list are refused without a page', async () => {
    const end = await fill();
    const { status, html } = await opened.get(listSource('/economia/', new URLSearchParams(), 2));
    expect([status, html]).toEqual([503, '']);
    await end();
  });

  it('a form is answered without a place', async () => {
    const end = await fill();
    const response = await opened.sites.app.request(
      'http://localhost:3001/apariencia/',
      {
        method: 'POST',
        headers: { origin: 'http://localhost:3001', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'mode=dark&path=%2F',
      },
      { brand: 'weekly' },
    );
    expect(response.status).toBeLessThan(400);
    await end();
  });

  it('a flood of addresses is refused before any content comes, and pages are made again after it', async () => {
    const end = await fill();
    // All have their answer while the content is still held: no refusal waits for it.
    const flood = await Promise.all(
      Array.from({ length: 200 }, (_, at) => opened.get(`/nacion/articulo/inundacion-${seconds}-${at}/`)),
    );
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([503]));
    expect(held.length).toBeLessThan(10);
    await end();
    expect((await opened.get(`/nacion/articulo/inundacion-${seconds}-1/`)).status).toBe(200);
  });

  it('every page is made again afterwards, and the log has a line', async () => {
    const end = await fill();
    expect((await opened.get('/primera-direccion/')).status).toBe(503);
    await end();
    expect((await opened.get(`/nacion/articulo/despues-${seconds}/`)).status).toBe(200);
    expect(opened.warnings.map(({ msg }) => msg)).toContain(
      'more pages are asked for than this server can make',
    );
  });
});

describe('pages that are made again for their age', () => {
  it('wait for those that readers wait for, and refuse none of these', async () => {
    const { sites, get } = await openSites(
      answer,
      { PAGES_AT_ONCE: '1', PAGES_WAITING: '1', PAGE_CACHE_MB: '8', CONTENT_FRESH_MS: '0' },
      { now: () => seconds * 1000 },
    );
    const old = '/nacion/articulo/x/';
    expect((await get(old)).status).toBe(200);
    seconds += 90;
    holding = true;
    const ask = async (path: string): Promise<number> => (await get(path)).status;
    const running = ask('/nacion/articulo/primera/');
    await vi.waitFor(() => expect(held).not.toEqual([]));
    // Sent at once, as it is; its newer one waits.
    expect((await get(old)).headers.get('Age')).toBe('90');
    const next = ask('/nacion/articulo/segunda/');
    release();
    expect(await Promise.all([running, next])).toEqual([200, 200]);
    await vi.waitFor(async () => expect((await get(old)).headers.get('Age')).toBeNull());
    await sites.close();
  });
});

describe('a content service that answers nothing', () => {
  it('stops no page that is in memory', async () => {
    let hanging = false;
    const { sites, get } = await openSites(
      (source, query) => (hanging ? 'never' : answer(source, query, undefined as never)),
      { PAGE_CACHE_MB: '8' },
      { now: () => seconds * 1000 },
    );
    const warm = await get('/nacion/articulo/x/');
    expect(warm.status).toBe(200);
    hanging = true;
    for (const age of [5, 300, 3 * 3600]) {
      seconds += age;
      const { status, html } = await get('/nacion/articulo/x/');
      expect([status, html]).toEqual([200, warm.html]);
    }
    await sites.close();
  });
});
