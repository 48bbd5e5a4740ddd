import { createElement, useId, type FunctionComponent } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Block } from 'rotativa/blocks';
import { defineIsland, Island } from 'rotativa/islands';
import type { LoadMoreData } from 'rotativa/patterns/lists/LoadMore';
import { LIST_PATH } from '../../contract/list.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { openSites, SHORT_BUDGET, story, type Answer } from '../sites.fixture.ts';

/** Number of stories of each list. */
const COUNT = 50;

const requested: Record<string, unknown>[] = [];
let answer: Answer;

/** A feed of numbered stories, cut as the query asks. */
const numbered: Answer = (source, query) => {
  if (!['content-apir', 'content-api-search-author', 'search-api'].includes(source)) return undefined;
  requested.push(query);
  const { feedSize = 20, feedOffset = 0 } = query as { feedSize?: number; feedOffset?: number };
  const size = Math.max(0, Math.min(feedSize, COUNT - feedOffset));
  const next = feedOffset + feedSize;
  return {
    content_elements: Array.from({ length: size }, (_, at) => story(`n${feedOffset + at}`)),
    count: COUNT,
    ...(next < COUNT && { next }),
  };
};

beforeEach(() => {
  requested.length = 0;
  answer = numbered;
});

const { get } = await openSites((source, query, request) => answer(source, query, request));

const list = (ruta: string, pagina: number | string, more: Record<string, string> = {}) =>
  get(`${LIST_PATH}?${new URLSearchParams({ ruta, pagina: String(pagina), ...more }).toString()}`);

const ids = (html: string): string[] => [...html.matchAll(/data-item="([^"]*)"/g)].map(([, id = '']) => id);
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `n${from + at}`);

/** Gives the sites another block for the list of a page while a test runs. */
function plantList(change: (own: Block) => Block): void {
  const blocks = BLOCKS as Map<string, Block>;
  const own = blocks.get('page-list')!;
  onTestFinished(() => void blocks.set('page-list', own));
  blocks.set('page-list', change(own));
}

/** The block, with another view. */
const drawnAs =
  (view: FunctionComponent) =>
  (own: Block): Block => ({
    ...own,
    load: async (...given) => {
      const loaded = await own.load(...given);
      const show = () => {
        const shown = loaded!.show();
        return shown && { ...shown, element: createElement(view) };
      };
      return loaded && { ...loaded, show };
    },
  });

/** The button's data about the next page. */
function nextIn(html: string): LoadMoreData | undefined {
  const data = /<rt-island name="load-more"[^>]* data="([^"]*)"/.exec(html)?.[1];
  return data === undefined
    ? undefined
    : (JSON.parse(data.replaceAll('`', '"').replaceAll('&amp;', '&')) as LoadMoreData);
}

describe('B4 the pages of a list', () => {
  it('a page has a link to the next one, which is a button with its script', async () => {
    const { html } = await get('/economia/');
    expect(html).toMatch(/<a[^>]* href="\/economia\/\?pagina=2"[^>]*>Cargar más notas<\/a>/);
    expect(nextIn(html)).toMatchObject({
      href: '/economia/?pagina=2',
      source: '/api/lista?ruta=%2Feconomia%2F&pagina=2',
      number: 2,
      first: 1,
      count: COUNT,
      next: 20,
    });
  });

  it('the items of a later page are the same list, with the button of the page after it', async () => {
    const { status, html, headers } = await list('/economia/', 2);
    expect(status).toBe(200);
    expect(ids(html)).toEqual(range(20, 40));
    expect(nextIn(html)).toMatchObject({ number: 3, next: 40, href: '/economia/?pagina=3' });
    expect(html).not.toContain('<html');
    expect(headers.get('Cache-Control')).toMatch(/^public, .*s-maxage=60/);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    const last = await list('/economia/', 3);
    expect(ids(last.html)).toEqual(range(40, 50));
    expect(nextIn(last.html)).toBeUndefined();
  });

  it('a browser that has the items gets a 304', async () => {
    const { headers } = await list('/economia/', 2);
    const again = await get(`${LIST_PATH}?ruta=/economia/&pagina=2`, {
      'If-None-Match': headers.get('ETag') ?? '',
    });
    expect([again.status, again.html]).toEqual([304, '']);
  });

  it('a browser that has other items gets the present ones, also from another build', async () => {
    const path = `${LIST_PATH}?ruta=/economia/&pagina=2`;
    const first = await list('/economia/', 2);
    expect(first.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const { get: next } = await openSites(numbered, {}, { build: 'build-2' });
    expect((await next(path, known)).status).toBe(200);
    expect((await get(path, known, 'daily')).status).toBe(200);
    answer = (source, query, request) => numbered(source, { ...query, feedOffset: 1 }, request);
    const changed = await get(path, known);
    expect([changed.status, ids(changed.html)[0]]).toEqual([200, 'n1']);
  });

  it('the address of several pages shows them together, each story once', async () => {
    const { html } = await get('/noticias/agua/?pagina=1-2');
    expect(ids(html)).toEqual(range(0, 40));
    expect(nextIn(html)).toMatchObject({ first: 1, number: 3, rules: { firstSize: 40 } });
    expect(html).toContain('<link rel="canonical" href="http://localhost:3001/noticias/agua/">');
    expect(html).toContain('<link rel="next" href="http://localhost:3001/noticias/agua/?pagina=3">');
    const later = await get('/noticias/agua/?pagina=2-3');
    expect(ids(later.html)).toEqual(range(20, 50));
    expect(nextIn(later.html)).toBeUndefined();
  });

  it.each(['1-9999', '3-1', '1-', '-2', '0-2', '1-2-3', 'x'])(
    '?pagina=%s is a page that exists',
    async (pages) => {
      const { status } = await get(`/noticias/agua/?pagina=${pages}`);
      expect(status).toBe(200);
      expect(requested.length).toBeLessThanOrEqual(12);
    },
  );

  it.each([
    ['/autor/luz/', {}, { includeId: 'luz' }],
    ['/noticias/agua/', {}, { includeTags: 'agua' }],
    ['/buscador/', { q: 'café' }, { query: 'café' }],
    ['/economia/', {}, { includeSections: '/economia/' }],
  ])('%s %j asks its own feed', async (ruta, more, query) => {
    expect((await list(ruta, 2, more)).status).toBe(200);
    expect(requested).toContainEqual({
      ...query,
      feedSize: 20,
      feedOffset: 20,
      sourceInclude: expect.any(String) as string,
    });
  });

  it.each([
    ['no list', '', 2],
    ['no number', '/economia/', ''],
    ['the number 0', '/economia/', 0],
    ['several numbers', '/economia/', '1-3'],
    ['a large number', '/economia/', '1000000'],
    ['another host', '//example.com/', 2],
    ['an address', 'https://example.com/', 2],
    ['a path with dots', '/economia/../nacion/', 2],
    ['a path with a query', '/economia/?x=1', 2],
    ['a path without its slash', '/economia', 2],
    ['an invalid escape', '/%E0%A4%A/', 2],
    ['a backslash', '/\\example.com/', 2],
    ['itself', '/api/lista/', 2],
  ])('refuses %s', async (_name, ruta, pagina) => {
    const { status, html } = await list(ruta, pagina);
    expect([status, html]).toEqual([400, 'No existe esa lista.']);
    expect(requested).toEqual([]);
  });

  it.each([
    ['the page after the last', '/economia/', 4],
    ['a page that no list has', '/economia/', 501],
    ['an unknown section', '/no-existe/', 2],
    ['a page without a list', '/contactenos/', 2],
    ['the home page', '/', 2],
    ['an address that has moved', '/semanariorural/', 2],
  ])('%s does not exist', async (_name, ruta, pagina) => {
    const { status, headers } = await list(ruta, pagina);
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  it.each([
    [503, () => new Error('no service')],
    [503, () => 'never'],
    [503, () => new Response('<html>', { status: 502 })],
  ])('is a %d that no cache keeps if the service fails', async (status, failing) => {
    const { get: ask } = await openSites(failing, SHORT_BUDGET);
    const { headers, ...failed } = await ask(`${LIST_PATH}?ruta=/economia/&pagina=2`);
    expect([failed.status, failed.html, headers.get('Cache-Control')]).toEqual([status, '', 'no-store']);
  });

  it('is a 503 if the service does not say what is at the address, which is no fault of the program', async () => {
    const { get: ask, warnings } = await openSites((source) =>
      source === 'content-apir' ? numbered(source, {}, undefined as never) : new Error('no service'),
    );
    expect((await ask(`${LIST_PATH}?ruta=/moda/&pagina=2`)).status).toBe(503);
    expect(warnings.map(({ msg }) => msg)).not.toContain('list failed');
  });

  it('is a 500 that no cache keeps if its block fails', async () => {
    plantList((own) => ({ ...own, load: () => Promise.reject(new Error('a fault')) }));
    const { status, html, headers } = await list('/economia/', 2);
    expect([status, html, headers.get('Cache-Control')]).toEqual([500, '', 'no-store']);
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  it('is a 500 in the log if its items cannot be drawn', async () => {
    const Broken = (): never => {
      throw new Error('a fault of the view');
    };
    plantList(drawnAs(Broken));
    const { get: ask, warnings } = await openSites(numbered);
    const { status, html } = await ask(`${LIST_PATH}?ruta=/economia/&pagina=2`);
    expect([status, html]).toEqual([500, '']);
    const err = expect.objectContaining({ message: 'a fault of the view' }) as object;
    for (const msg of ['list threw', 'list failed'])
      expect(warnings).toContainEqual(expect.objectContaining({ msg, err }));
  });

  it('loses an island that cannot be drawn, which the log names', async () => {
    const island = defineIsland<object>({
      ...{ name: 'not-loaded', when: 'intent' },
      load: async () => ({ default: () => null }),
    });
    plantList(drawnAs(() => createElement(Island<object>, { definition: island, props: {} })));
    const { get: ask, warnings } = await openSites(numbered);
    expect((await ask(`${LIST_PATH}?ruta=/economia/&pagina=2`)).status).toBe(200);
    expect(warnings).toContainEqual(
      expect.objectContaining({ msg: 'island left out', island: 'not-loaded' }),
    );
  });

  it('has no id of the page that it is added to, nor of another page', async () => {
    const Named = () => createElement('p', { id: useId() });
    plantList(drawnAs(Named));
    const names = await Promise.all(
      ['/economia/', list('/economia/', 2), list('/economia/', 3)].map(async (one) => {
        const { html } = await (typeof one === 'string' ? get(one) : one);
        return /<p id="([^"]+)"><\/p>/.exec(html)?.[1];
      }),
    );
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(3);
  });

  it('takes no other method', async () => {
    const { sites } = await openSites(numbered);
    const response = await sites.app.request(
      `http://localhost:3001${LIST_PATH}?ruta=/economia/&pagina=2`,
      { method: 'DELETE' },
      { brand: 'weekly' },
    );
    expect(response.status).toBe(404);
  });
});

describe('B4 later pages of a section', () => {
  it('have the list without the opening, in the mode of the section', async () => {
    const { html } = await get('/semanario-tv/virales/?pagina=2');
    expect(html).toMatch(/<html[^>]*data-mode="dark"/);
    expect(ids(html)).toEqual(range(21, 33));
  });

  it('are kept for their own numbers', async () => {
    const kept = await openSites(numbered, { PAGE_CACHE_MB: '8' });
    const of = async (pages: string) => ids((await kept.get(`/noticias/agua/?pagina=${pages}`)).html).length;
    expect([await of('1'), await of('1-2'), await of('2'), await of('1-2')]).toEqual([20, 40, 20, 40]);
    const before = requested.length;
    const path = `${LIST_PATH}?ruta=/noticias/agua/&pagina=2`;
    expect(ids((await kept.get(path)).html)).toEqual(range(20, 40));
    await kept.get(path);
    expect(requested.length).toBe(before + 1);
  });

  it('are kept once for readers in all modes, and not for the words of a search', async () => {
    const kept = await openSites(numbered, { PAGE_CACHE_MB: '8' });
    const calls = async (path: string, headers = {}) => {
      const before = requested.length;
      expect(ids((await kept.get(path, headers)).html)).toEqual(range(20, 40));
      return requested.length - before;
    };
    const list = `${LIST_PATH}?ruta=/economia/&pagina=2`;
    const search = `${LIST_PATH}?ruta=/buscador/&q=agua&pagina=2`;
    expect(await calls(list)).toBe(1);
    for (const mode of ['dark', 'light']) expect(await calls(list, { Cookie: `rt-mode=${mode}` })).toBe(0);
    for (let turn = 0; turn < 2; turn += 1) expect(await calls(search)).toBe(1);
  });
});
