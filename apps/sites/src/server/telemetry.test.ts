import { setTimeout as delay } from 'node:timers/promises';
import type { Block, LoadedBlock } from 'rotativa/blocks';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lengthOf } from '../../../shared/telemetry/collected.ts';
import { collect, type Collecting } from '../../../shared/telemetry/collector.fixture.ts';
import { slowestPage, slowParts } from '../../../shared/telemetry/slow-parts.ts';
import { PAGES } from '../pages/documents/index.ts';
import { BLOCKS } from '../views/blocks.ts';
import { createRenderQueue } from './page/render-queue.ts';
import { feed, openSites, story, type Answer } from './sites.fixture.ts';

let collecting: Collecting;
let stopped = false;
beforeEach(async () => {
  collecting = await collect();
  stopped = false;
});
afterEach(async () => {
  if (!stopped) await collecting.stop();
});
const stop = () => {
  stopped = true;
  return collecting.stop();
};

const ANSWER: Answer = (source, query) => {
  if (source === 'story-by-url' && query['website_url'] === '/nacion/articulo/x/')
    return story('x', { content_restrictions: { content_code: '3' } });
  return source === 'content-apir' ? feed('uno', 'dos') : undefined;
};
/** Much more than the first page of a process takes. */
const SLOW_MS = 1000;
const MEMORY = { PAGE_CACHE_MB: '8', CONTENT_FRESH_MS: '0' };

/** Values of readers that must stay here. */
const PRIVATE = {
  email: 'lectora.privada@example.com',
  token: 'eyJhbGciOiJIUzUxMiJ9.eyJ1dWlkIjoiMSJ9.c2VjcmV0bw',
  words: 'enfermedad-secreta',
  password: 'Contrasena-Secreta-9',
};

/** Changes a block of the sites for a test. */
function plant(name: string, change: (block: Block) => Block): void {
  const blocks = BLOCKS as Map<string, Block>;
  const own = blocks.get(name)!;
  blocks.set(name, change(own));
  onTestFinished(() => void blocks.set(name, own));
}

/** Keeps the processor busy. */
function work(): void {
  const end = performance.now() + SLOW_MS;
  while (performance.now() < end);
}
const Slow = ({ children }: { readonly children: ReactNode }): ReactNode => {
  work();
  return children;
};

/** A block with another way to show what it has loaded. */
const showing = (
  block: Block,
  change: (show: LoadedBlock['show']) => ReturnType<LoadedBlock['show']>,
): Block => ({
  ...block,
  load: async (...given) => {
    const loaded = await block.load(...given);
    return loaded && { ...loaded, show: () => change(loaded.show) };
  },
});

describe('Z7 a planted slow block', () => {
  it.each<[part: string, change: (block: Block) => Block]>([
    [
      'load section-row',
      (block) => ({
        ...block,
        load: async (...given) => {
          await delay(SLOW_MS);
          return block.load(...given);
        },
      }),
    ],
    [
      'choose section-row',
      (block) =>
        showing(block, (show) => {
          work();
          return show();
        }),
    ],
    [
      'render section-row',
      (block) =>
        showing(block, (show) => {
          const shown = show();
          return shown && { ...shown, element: createElement(Slow, null, shown.element) };
        }),
    ],
  ])('is the slowest part of pages: %s', async (part, change) => {
    plant('section-row', change);
    const { get } = await openSites(ANSWER, { BLOCK_BUDGET_MS: '10000' });
    expect((await get('/')).status).toBe(200);
    const { spans } = await stop();
    const parts = slowParts(spans.filter(({ name }) => /^(load|choose|render) /.test(name)));
    expect(parts[0]).toMatchObject({ name: part });
    expect(parts[0]!.median).toBeGreaterThanOrEqual(SLOW_MS - 1);
    expect(slowestPage(spans).filter((line) => line.includes(part)).length).toBeGreaterThan(0);
  });
});

describe('Z7 traces of a page', () => {
  it('a slow block is the longest part of its page', async () => {
    const slow: Answer = async (source, query, request) => {
      if (query['includeSections'] === '/economia') await delay(SLOW_MS);
      return ANSWER(source, query, request);
    };
    const { get } = await openSites(slow, { BLOCK_BUDGET_MS: '10000' });
    expect((await get('/')).status).toBe(200);
    const { spans } = await stop();
    const page = spans.find(({ name }) => name === 'GET page')!;
    const trace = spans.filter(({ traceId }) => traceId === page.traceId);
    const slowest = trace
      .filter(({ name }) => name.startsWith('load '))
      .sort((a, b) => lengthOf(b) - lengthOf(a))[0]!;
    expect(lengthOf(slowest)).toBeGreaterThanOrEqual(SLOW_MS - 1);
    // Its cause is the call below it.
    const cause = trace.find(
      ({ parentSpanId, name }) => parentSpanId === slowest.spanId && name === 'content feed',
    );
    expect(cause && lengthOf(cause)).toBeGreaterThanOrEqual(SLOW_MS - 1);
    expect(slowest.name).toBe('load section-row');
    expect(trace.map(({ name }) => name)).toContain('render');
  });

  it('the content service gets the trace and the id of the request', async () => {
    const sent: Headers[] = [];
    const { get } = await openSites((source, query, request) => {
      sent.push(request.headers);
      return ANSWER(source, query, request);
    });
    const { headers } = await get('/', {
      'X-Request-Id': 'given-by-a-proxy',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    });
    expect(headers.get('X-Request-Id')).toBe('given-by-a-proxy');
    const { spans } = await stop();
    const page = spans.find(({ name }) => name === 'GET page')!;
    // A reader's header decides nothing.
    expect(page.traceId).not.toBe('a'.repeat(32));
    expect(sent.length).toBeGreaterThan(0);
    for (const headersSent of sent) {
      expect(headersSent.get('x-request-id')).toBe('given-by-a-proxy');
      expect(headersSent.get('traceparent')).toContain(page.traceId);
    }
  });

  it('nothing that a reader sends is exported', async () => {
    const { sites, get } = await openSites(ANSWER, MEMORY);
    const { email, token, words, password } = PRIVATE;
    const headers = {
      Cookie: `sesion=${token}`,
      Authorization: `Bearer ${token}`,
      Referer: `http://x/?q=${words}`,
    };
    await get(`/buscador/?query=${words}`, headers);
    await get(`/api/sugerencias?q=${words}`, headers);
    await get(`/${words}/?email=${email}&token=${token}`, headers);
    await get(`/?email=${email}`, headers);
    for (const path of ['/ingreso/', '/api/acceso', '/contacto/', `/autogestion/?token=${token}`])
      await sites.app.request(
        `http://localhost:3001${path}`,
        {
          method: 'POST',
          headers: {
            ...headers,
            Origin: 'http://localhost:3001',
            'Content-Type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ email, userName: email, password, token, q: words }),
        },
        { brand: 'weekly' },
      );
    const metrics = await collecting.metrics();
    const { spans, bytes } = await stop();
    expect(spans.length).toBeGreaterThan(5);
    expect(metrics).toContain('route="form"');
    const exported = (bytes + metrics).toLowerCase();
    for (const secret of [...Object.values(PRIVATE), encodeURIComponent(email), 'lectora'])
      expect(exported, secret).not.toContain(secret.toLowerCase());
  });
});

describe('Z7 the span of a page', () => {
  it('has its brand and status, and the path of a page that all readers share', async () => {
    const { get } = await openSites(ANSWER, MEMORY);
    for (const path of ['/economia/', '/buscador/?q=x', '/no/existe/']) await get(path, {}, 'daily');
    const { spans } = await stop();
    const pages = spans.filter(({ name }) => name === 'GET page');
    expect(
      pages.map(({ attributes }) => {
        const facts = Object.fromEntries(
          attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]),
        );
        return ['rotativa.brand', 'http.request.method', 'http.response.status_code', 'url.path'].map(
          (name) => facts[name],
        );
      }),
    ).toEqual([
      ['daily', 'GET', 200, '/economia/'],
      ['daily', 'GET', 200, undefined],
      ['daily', 'GET', 404, undefined],
    ]);
  });

  it('has a place in the metrics for each step, and none if the page is refused', async () => {
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = vi.fn<Answer>(async (...given) => held.then(() => ANSWER(...given)));
    const { get } = await openSites(asked, { ...MEMORY, PAGES_AT_ONCE: '1', PAGES_WAITING: '0' });
    const made = get('/economia/');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect((await get('/nacion/')).status).toBe(503);
    release();
    expect((await made).status).toBe(200);
    const steps = [
      ...(await collecting.metrics()).matchAll(
        /rotativa_page_duration_seconds_count\{step="(\w+)".*\} (\d+)/g,
      ),
    ].map(([, step, count]) => [step, count]);
    expect(steps.toSorted()).toEqual([
      ['data', '1'],
      ['queue', '1'],
      ['render', '1'],
    ]);
  });
});

describe('Z7 a block with a name that this program does not have', () => {
  it('is counted without it: any number of names would be as many series', async () => {
    const own = PAGES.weekly.home;
    onTestFinished(() => void (PAGES.weekly.home = own));
    const main = [{ block: 'holograma', settings: {} }, ...(own.regions['main'] ?? [])];
    PAGES.weekly.home = { ...own, regions: { ...own.regions, main } };
    await (await openSites(ANSWER)).get('/');
    const metrics = await collecting.metrics();
    expect(metrics).toMatch(/rotativa_block_failures_total\{block="unknown",reason="fault".*\} 1\n/);
    expect(metrics).not.toContain('holograma');
  });
});

describe('Z7 metrics and Server-Timing of a page', () => {
  it('the state of the page in memory is counted and shown', async () => {
    const { get } = await openSites(ANSWER, MEMORY);
    const made = await get('/');
    expect(made.headers.get('Server-Timing')).toMatch(
      /^cache;desc=miss, queue;dur=[\d.]+, data;dur=[\d.]+, render;dur=[\d.]+$/,
    );
    expect((await get('/')).headers.get('Server-Timing')).toBe('cache;desc=hit');
    const metrics = await collecting.metrics();
    for (const state of ['miss', 'hit'])
      expect(metrics).toMatch(
        new RegExp(`request_duration_seconds_count\\{route="page",cache="${state}",status="200".*\\} 1\\n`),
      );
    expect(metrics).toMatch(/rotativa_page_memory_bytes\{.*\} [1-9]/);
  });

  it('a page that is refused for want of a place is counted, for the alert', async () => {
    const queue = createRenderQueue({
      ...{ atOnce: 1, waiting: 0, waitMs: 1000 },
      log: { warn: () => undefined },
      now: () => performance.now(),
    });
    let end!: () => void;
    const made = queue.run(() => new Promise<void>((resolve) => (end = resolve)));
    await expect(queue.run(async () => 'page')).rejects.toThrow();
    const metrics = await collecting.metrics();
    expect(metrics).toMatch(/rotativa_queue_refused_total\{queue="pages".*\} 1\n/);
    expect(metrics).toMatch(/rotativa_queue_running\{queue="pages".*\} 1\n/);
    end();
    await made;
  });

  it('a locked article says nothing about its variants', async () => {
    const page = await (await openSites(ANSWER)).get('/nacion/articulo/x/');
    expect(page.headers.get('Rotativa-Variant')).toBe('anonymous');
    expect(page.headers.get('Server-Timing')).toBeNull();
  });

  it('a block that fails is counted by its name, and an outage too', async () => {
    const { get } = await openSites((source, query, request) =>
      query['includeSections'] === '/economia' ? new Error('gone') : ANSWER(source, query, request),
    );
    await get('/');
    const metrics = await collecting.metrics();
    expect(metrics).toMatch(/rotativa_block_failures_total\{block="[a-z-]+",reason="outage".*\} [1-9]/);
    expect(metrics).toMatch(/rotativa_content_out_of_reach\{.*\} 1\n/);
  });
});
