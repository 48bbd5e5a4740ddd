import { Hono } from 'hono';
import type { PageDocument } from 'rotativa/blocks';
import { createMemoryPurge } from 'rotativa/providers/memory';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { expect, it, describe, onTestFinished, vi } from 'vitest';
import { OverloadError } from '../../../../shared/bounded-queue.ts';
import { readConfig } from '../../config/env.ts';
import { PAGES } from '../../pages/documents/index.ts';
import { ACCESS_COOKIE, createAccess } from '../access.ts';
import { PAGE_CACHE } from '../cache-control.ts';
import { answerPage, type ReadPage } from './answer-page.ts';
import { createPageCache, type MadePage } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';
import type { SitesEnv } from '../sites-env.ts';
import { feed, openSites, story, type Answer } from '../sites.fixture.ts';

const ANSWER: Answer = (source) => {
  if (source === 'story-by-url') return story('x');
  return source === 'content-apir' ? feed('a', 'b') : undefined;
};

/** Gives the weekly another document for a page while a test runs. */
function plant(page: 'article' | 'error', change: (document: PageDocument) => PageDocument): void {
  const own = PAGES.weekly[page];
  PAGES.weekly[page] = change(own);
  onTestFinished(() => void (PAGES.weekly[page] = own));
}

const unknownLayout = (document: PageDocument): PageDocument => ({ ...document, layout: 'none' });

const PAGE: MadePage = {
  ...{ status: 200, tag: 'a', encoding: 'br', keep: PAGE_CACHE },
  headers: { 'X-Own': 'own' },
  body: new TextEncoder().encode('page'),
};

/** A server with the parts that answer a request for a page, and the page that it reads. */
function openServer(more: Partial<Omit<PageRequest, 'context'>> & { context?: object } = {}) {
  const note = vi.fn();
  const busyPages = vi.fn(async () => ({ status: 503, headers: {}, body: undefined }));
  const read = vi.fn<ReadPage>(async () => PAGE);
  const pages = createPageCache(2 ** 20, () => 0);
  const app = new Hono<SitesEnv>();
  app.get('*', (c) =>
    answerPage(
      {
        ...{ c, chosen: 'dark', encoding: 'br', variant: 'anonymous', geoVideo: false },
        site: { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' },
        url: new URL(c.req.url),
        sitePages: { used: () => new Map([['page/home', '1']]), isCurrent: () => true },
        ...more,
        context: {
          config: readConfig({}),
          asked: { note },
          rendering: { run: (task: () => Promise<MadePage>) => task() },
          pages,
          busyPages,
          ...more.context,
        },
      } as unknown as PageRequest,
      read,
    ),
  );
  const get = (path = '/nacion/', headers = {}) => app.request(`http://localhost:3001${path}`, { headers });
  return { get, read, note, busyPages };
}

describe('the answer to a request for a page', () => {
  it('counts a page that is kept each time that it is asked for, for the next start of a process', async () => {
    const { get, note, read } = openServer();
    for (let time = 0; time < 2; time += 1) expect(await (await get()).text()).toBe('page');
    expect(read).toHaveBeenCalledTimes(1);
    const page = { brand: 'weekly', origin: 'http://localhost:3001', path: '/nacion/', mode: 'dark' };
    expect(note.mock.calls).toEqual(
      Array.from({ length: 2 }, () => [{ ...page, decided: false, encoding: 'br' }]),
    );
  });

  it('is made in steps, from its wait for a place on', async () => {
    const { headers } = await openServer().get();
    expect(headers.get('Server-Timing')).toMatch(
      /^cache;desc=miss, queue;dur=[\d.]+, data;dur=[\d.]+, render;/,
    );
  });

  it('counts whether the reader has decided, and not what', async () => {
    const { get, note } = openServer({ consent: { id: 'a' } as never });
    await get();
    expect(note.mock.calls).toEqual([[expect.objectContaining({ decided: true })]]);
  });

  it.each<[string, Parameters<typeof openServer>[0], string?, Partial<MadePage>?]>([
    ['with parameters', {}, '/nacion/?a=1'],
    ['with the video of a country', { geoVideo: true }],
    ['for subscribers', { variant: 'subscriber' }],
    ['that is made for each request', {}, '/nacion/', { keep: undefined as never }],
    ['at a made-up host', { site: { brand: BRAND_CONFIGS.weekly, origin: 'http://x.localhost:3001' } }],
    ['in development', { context: { development: true } }],
  ])('counts no page %s', async (_what, request, path, made) => {
    const { get, note, read } = openServer(request);
    read.mockResolvedValue({ ...PAGE, ...made });
    expect((await get(path)).status).toBe(200);
    expect(note).not.toHaveBeenCalled();
  });

  it('is read with the content that the browser has, in its encoding', async () => {
    const { get, read } = openServer({ context: { development: true } });
    await get('/nacion/', { 'If-None-Match': '"a-br", "b-gzip"' });
    const [[, has]] = read.mock.calls as unknown as [Parameters<ReadPage>];
    expect(['a', 'b', 'a-br', 'c'].map(has)).toEqual([true, false, false, false]);
  });

  it('has the keys of what it is made with for a cache in front, and without one only its own headers', async () => {
    const headersOf = async (context: object) => {
      const { headers } = await openServer({ context }).get();
      return [headers.get('X-Own'), headers.get('Surrogate-Key')];
    };
    expect(await headersOf({ purge: createMemoryPurge() })).toEqual(['own', 'weekly weekly/page/home']);
    expect(await headersOf({})).toEqual(['own', null]);
  });

  it('asks for patience if there is no place to make it, and is no page of the memory', async () => {
    const run = () => Promise.reject(new OverloadError('full'));
    const { get, busyPages, read } = openServer({ context: { rendering: { run } } });
    const { status, headers } = await get();
    expect([status, headers.get('Server-Timing')]).toEqual([503, 'cache;desc=refused']);
    expect([busyPages.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
  });

  it('waits for a place as the reader does', async () => {
    const run = vi.fn((task: () => Promise<MadePage>) => task());
    for (const development of [true, false])
      await openServer({ context: { development, rendering: { run } } }).get();
    expect(run.mock.calls).toEqual([
      [expect.any(Function), 'awaited'],
      [expect.any(Function), 'awaited'],
    ]);
  });
});

describe('a page that cannot be made', () => {
  it('nor its error page, is a sentence with the code of the failure, which no cache keeps', async () => {
    const { get, warnings } = await openSites(ANSWER, { PAGE_CACHE_MB: '8' });
    plant('article', unknownLayout);
    plant('error', unknownLayout);
    const { status, html, headers } = await get('/nacion/articulo/x/');
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      500,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(html).toBe(
      'Algo falló de nuestro lado. Intente de nuevo en unos minutos. ' +
        `Código de esta falla: ${headers.get('X-Request-Id')}.`,
    );
    const err = expect.objectContaining({ message: "There is no layout 'none'." }) as object;
    expect(warnings).toContainEqual(expect.objectContaining({ msg: 'the error page failed too', err }));
  });

  it('for a fault of the program is logged with the fault, and for an outage as an outage', async () => {
    let answer = ANSWER;
    const { get, warnings } = await openSites((...asked) => answer(...asked));
    const messages = () => warnings.map(({ msg }) => msg);
    answer = () => new TypeError('fetch failed');
    expect((await get('/nacion/articulo/x/')).status).toBe(503);
    expect(messages()).not.toContain('page failed');
    answer = ANSWER;
    plant('article', unknownLayout);
    expect((await get('/nacion/articulo/x/')).status).toBe(500);
    expect(messages()).toContain('page failed');
  });

  it('for a fault of the program outside of its content is no sign of too many readers', async () => {
    const purge = {
      ...createMemoryPurge(),
      header: () => {
        throw new TypeError('a fault of the cache in front');
      },
    };
    const { get, warnings } = await openSites(ANSWER, { PAGE_CACHE_MB: '8' }, { purge });
    const { status, html, headers } = await get('/nacion/articulo/x/');
    expect([status, headers.get('Retry-After')]).toEqual([500, null]);
    expect(html).toMatch(/^<!doctype html><html[^>]* data-brand="weekly"/);
    expect(html).toContain(`Código de esta falla: ${headers.get('X-Request-Id')}.`);
    expect(headers.get('Server-Timing')).toMatch(/^cache;desc=miss/);
    const err = expect.objectContaining({ message: 'a fault of the cache in front' }) as object;
    expect(warnings).toContainEqual(expect.objectContaining({ msg: 'page failed', err }));
  });
});

describe('a page in development', () => {
  it('is made for each request, without a tag, and explains what it does not show', async () => {
    let calls = 0;
    const { get } = await openSites(
      (...asked) => {
        calls += 1;
        return ANSWER(...asked);
      },
      { PAGE_CACHE_MB: '8' },
      { clientFolder: undefined },
    );
    const pages = [];
    for (let turn = 0; turn < 2; turn += 1) {
      calls = 0;
      pages.push(await get('/'));
      expect(calls).toBeGreaterThan(0);
    }
    for (const { status, headers, html } of pages) {
      expect([status, headers.get('ETag'), headers.get('Age')]).toEqual([200, null, null]);
      expect(html).toMatch(/<!-- [^>]*\w[^>]* --><\/body>/);
    }
  });

  it('explains nothing to readers', async () => {
    const { get } = await openSites(ANSWER);
    expect((await get('/')).html).not.toMatch(/ --><\/body>/);
  });
});

describe('a document with parts that cannot be shown', () => {
  it('is shown without them, and they are logged with its id', async () => {
    const parts = [
      { type: 'text', _id: 'a', content: 'Antes.' },
      { type: 'holograma', _id: 'b', widget: 7 },
      { type: 'text', _id: 'c', content: 'Después.' },
    ];
    const of = async (content_elements: object[]) => {
      const { get, warnings } = await openSites((source) =>
        source === 'story-by-url' ? story('x', { content_elements }) : undefined,
      );
      const { status, html } = await get('/nacion/articulo/x/');
      expect([status, /Antes\..*Después\./s.test(html)]).toEqual([200, true]);
      return warnings.filter(({ msg }) => msg === 'parts of the document are not shown');
    };
    expect(await of(parts)).toEqual([
      expect.objectContaining({ document: 'x', leftOut: [expect.anything()] }),
    ]);
    expect(await of(parts.filter(({ type }) => type === 'text'))).toEqual([]);
  });
});

describe('the page of an address', () => {
  it('that has moved leads to its new address', async () => {
    const { get } = await openSites(ANSWER);
    const { status, headers } = await get('/semanariorural/');
    expect([status, headers.get('Location')]).toEqual([301, 'http://localhost:3006/']);
  });

  it('of a locked article has all of it only for subscribers', async () => {
    const secret = 'a-secret-of-at-least-thirty-two-letters';
    const { get } = await openSites(
      (source) =>
        source === 'story-by-url' ? story('x', { content_restrictions: { content_code: '3' } }) : undefined,
      { ACCESS_SECRET: secret },
    );
    const access = createAccess(secret, () => new Date('2026-02-01T12:00:00Z'));
    const hasAll = async (products?: string[]) => {
      const sealed = products && (await access.seal(products, 'http://localhost:3001'));
      const { html } = await get(
        '/nacion/articulo/x/',
        sealed === undefined ? {} : { Cookie: `${ACCESS_COOKIE}=${sealed}` },
      );
      expect(html).toContain('Párrafo 0.');
      return html.includes('Párrafo 5.');
    };
    expect([await hasAll(), await hasAll([]), await hasAll(['DIGITAL-ANUAL'])]).toEqual([false, false, true]);
  });
});
