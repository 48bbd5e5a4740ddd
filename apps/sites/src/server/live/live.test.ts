import { guardDocument } from 'rotativa/domain/server';
import type { ContentServices } from 'rotativa/providers';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../config/site.ts';
import { openSites, story, type OpenedSites } from '../sites.fixture.ts';
import { ASK_EVERY_MS } from './channels.ts';
import { openEventStream } from './event-stream.ts';
import { readLiveState } from './live-state.tsx';

const PATH = '/nacion/articulo/en-vivo/';
const at = (minute: number): string => `2026-01-01T15:${String(minute).padStart(2, '0')}:00.000Z`;

interface Written {
  minute: number;
  text?: string;
}

/** A live blog whose posts are one minute apart, as the content service sends it. */
const blog = (posts: readonly Written[], { ended = false, code = '1' } = {}) =>
  story('en-vivo', {
    content_restrictions: { content_code: code },
    last_updated_date: at(Math.max(0, ...posts.map(({ minute }) => minute))),
    taxonomy: {
      primary_section: { _id: '/nacion', name: 'Nación' },
      sections: [{ _id: '/live', name: 'En vivo' }],
      tags: [],
    },
    content_elements: posts.flatMap(({ minute, text = `Nota ${minute}` }) => [
      {
        _id: `n${minute}`,
        type: 'header',
        level: 2,
        content: `10:${String(minute).padStart(2, '0')} a. m. ${text}`,
      },
      { _id: `t${minute}`, type: 'text', content: `Texto ${minute}. <script>alert(1)</script>` },
    ]),
    additional_properties: {
      live_blog: {
        posts: Object.fromEntries(posts.map(({ minute }) => [`n${minute}`, { published: at(minute) }])),
        ...(ended && { ended: at(59) }),
      },
    },
  });

const posts = (count: number): Written[] =>
  Array.from({ length: count }, (_, minute) => ({ minute: minute % 60 }));

let shown: object | undefined | Error;
let requested: number;
let open: OpenedSites;
beforeEach(async () => {
  shown = blog(posts(5));
  requested = 0;
  open = await openSites((source) => {
    if (source !== 'story-by-url') return undefined;
    requested += 1;
    return shown;
  });
});
afterEach(() => open.sites.close());

const changes = (since: string, path = PATH, headers = {}) =>
  open.get(`/api/en-vivo?${new URLSearchParams({ ruta: path, desde: since })}`, headers);

interface Message {
  version: string;
  posts: { id: string; html: string; fresh: boolean }[];
  ended: boolean;
}

describe('X11 the changes of a live blog', () => {
  it('are the posts after a version, as the page shows them, sanitised', async () => {
    const { status, html, headers } = await changes(at(2));
    const message = JSON.parse(html) as Message;
    expect([status, headers.get('cache-control'), message.version]).toEqual([200, 'no-store', at(4)]);
    expect(message.posts.map(({ id, fresh }) => [id, fresh])).toEqual([
      ['n4', true],
      ['n3', true],
    ]);
    expect(message.posts[0]!.html).toMatch(/<h2[^>]* id="n4-titulo"[^>]*>Nota 4<\/h2>/);
    expect(message.posts[0]!.html).not.toContain('<script');
    const page = await open.get(PATH);
    expect(page.html).toMatch(/<h2[^>]* id="n4-titulo"[^>]*>Nota 4<\/h2>/);
  });

  it.each([
    ['no path', ''],
    ['a path of another host', '//otro.example/'],
    ['a path that is none', 'nacion'],
    ['the front', '/'],
  ])('refuse %s', async (_name, path) => {
    expect((await changes('', path)).status).toBe(400);
    expect(requested).toBe(0);
  });

  it('refuse a version that is no instant, and other methods', async () => {
    expect((await changes('ayer')).status).toBe(400);
    const reply = await open.sites.app.request(
      `http://localhost:3001/api/en-vivo?ruta=${PATH}`,
      { method: 'POST' },
      {
        brand: 'weekly',
      },
    );
    expect(reply.status).toBe(405);
  });

  it('do not exist for a story that is no live blog, is locked, or is missing', async () => {
    for (const other of [story('en-vivo'), blog(posts(5), { code: '3' }), undefined]) {
      const fresh = await openSites((source) => (source === 'story-by-url' ? other : undefined));
      expect((await fresh.get(`/api/en-vivo?ruta=${PATH}`)).status).toBe(404);
      await fresh.sites.close();
    }
  });

  it('are 503 while the content service fails', async () => {
    shown = new Error('down');
    const { status, headers } = await changes('');
    expect([status, headers.get('retry-after')]).toEqual([503, '15']);
  });

  it('are kept for so many versions at most, because callers choose them', async () => {
    const document = guardDocument(blog(posts(5)));
    if (!document.ok) throw new Error(document.error.reason);
    const state = await readLiveState({
      site: { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' } as Site,
      path: PATH,
      services: {
        content: { document: async () => document.value },
        clock: { now: () => new Date(at(10)) },
      } as unknown as ContentServices,
      onError: (error) => expect.unreachable(String(error)),
    });
    const versions = Array.from({ length: 51 }, (_, minute) => at(minute));
    const messages = versions.map((version) => state!.message(version));
    const kept = versions.filter((version, index) => state!.message(version) === messages[index]);
    expect(kept).toEqual(versions.slice(0, 50));
    await Promise.all(messages);
  });

  it('are asked for once for all readers', async () => {
    await Promise.all(Array.from({ length: 20 }, () => changes('')));
    expect(requested).toBe(1);
  });
});

const read = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> =>
  new TextDecoder().decode((await reader.read()).value);
const EVENTS = { Accept: 'text/event-stream' };
const listen = (since: string, headers = {}) =>
  open.sites.app.request(
    `http://localhost:3001/api/en-vivo?${new URLSearchParams({ ruta: PATH, desde: since })}`,
    { headers: { ...EVENTS, ...headers } },
    { brand: 'weekly' },
  );

describe('X11 the events of a live blog', () => {
  it('send the missed changes, then the new ones, until the blog ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
    const reply = await listen(at(2), { 'Last-Event-ID': at(3) });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    const reader = reply.body!.getReader();
    expect(await read(reader)).toBe('retry: 3000\n\n');
    const first = await read(reader);
    expect(first).toContain(`id: ${at(4)}`);
    expect((JSON.parse(first.split('data: ')[1]!) as Message).posts.map(({ id }) => id)).toEqual(['n4']);
    shown = blog(posts(6));
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    const second = JSON.parse((await read(reader)).split('data: ')[1]!) as Message;
    expect([second.posts.map(({ id }) => id), second.ended]).toEqual([['n5'], false]);
    shown = blog(posts(6), { ended: true });
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(await read(reader)).toContain('"ended":true');
    expect((await reader.read()).done).toBe(true);
    vi.useRealTimers();
  });

  it('that are too long for a connection end its questions with it', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    shown = blog(posts(50).map(({ minute }) => ({ minute, text: 'x'.repeat(21_000) })));
    const text = await (await listen('')).text();
    expect(text).toContain(`id: ${at(49)}`);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 3);
    expect(requested).toBe(1);
    vi.useRealTimers();
  });

  it('end when the server closes', async () => {
    const reply = await listen(at(4));
    const reader = reply.body!.getReader();
    await read(reader);
    await open.sites.close();
    expect((await reader.read()).done).toBe(true);
  });
});

describe('X11 the address of a post', () => {
  it('leads to the page that shows it', async () => {
    shown = blog(posts(60).concat(Array.from({ length: 60 }, (_, at) => ({ minute: at, text: 'x' }))));
    const { status, headers } = await open.get(`${PATH}?entrada=n0`);
    expect([status, headers.get('location')]).toEqual([302, `${PATH}?tramo=1#n0`]);
    expect((await open.get(`${PATH}?entrada=n59`)).headers.get('location')).toBe(`${PATH}#n59`);
  });

  it('leads to the blog for an unknown post, and never to another host', async () => {
    expect((await open.get(`${PATH}?entrada=%22%3E`)).headers.get('location')).toBe(PATH);
    const { headers } = await open.get('http://localhost:3001//otro.example/?entrada=x');
    expect(headers.get('location')).toBe('/');
  });

  it('of a stretch that does not exist is no page', async () => {
    expect((await open.get(`${PATH}?tramo=1`)).status).toBe(200);
    expect((await open.get(`${PATH}?tramo=2`)).status).toBe(404);
    expect((await open.get(`${PATH}?tramo=x`)).status).toBe(200);
  });
});

describe('X11 open connections', () => {
  it('end when the reader does not take the events', async () => {
    const closed = vi.fn();
    const events = openEventStream(closed);
    for (let at = 0; at < 20; at += 1) events.send(String(at), 'x'.repeat(100_000));
    expect(closed).toHaveBeenCalledTimes(1);
    events.close();
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
