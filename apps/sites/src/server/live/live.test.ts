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

interface Marks {
  ended?: boolean;
  code?: string;
  pinned?: string;
  removed?: readonly { id: string; at: string }[];
}

/** A live blog whose posts are one minute apart, as the content service sends it. */
const blog = (posts: readonly Written[], { ended = false, code = '1', ...marks }: Marks = {}) =>
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
        ...marks,
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
  removed: string[];
  pinned: { id: string; html: string } | null;
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

  it.each(['ayer', '2026-01-01', `x${at(2)}`, `${at(2)}x`, at(2).slice(0, -1), '2026-01-01T1Z'])(
    'refuse a version that is no instant: %s',
    async (version) => {
      const { status, html, headers } = await changes(version);
      expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
      expect(JSON.parse(html)).toEqual({ message: 'ruta must be a path, desde an instant.' });
      // The browser names the last event, which counts.
      expect((await changes(at(2), PATH, { 'Last-Event-ID': version })).status).toBe(400);
      expect((await changes(version, PATH, { 'Last-Event-ID': at(2) })).status).toBe(200);
    },
  );

  it('refuse other methods', async () => {
    const reply = await open.sites.app.request(
      `http://localhost:3001/api/en-vivo?ruta=${PATH}`,
      { method: 'POST' },
      {
        brand: 'weekly',
      },
    );
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('are the newest 50 posts at most, the last 50 removed ones, and the pinned post with its HTML', async () => {
    const removed = Array.from({ length: 60 }, (_, minute) => ({ id: `x${minute}`, at: at(minute) }));
    shown = blog(posts(60), { pinned: 'n3', removed });
    const message = JSON.parse((await changes('')).html) as Message;
    const ids = Array.from({ length: 60 }, (_, minute) => `n${59 - minute}`);
    expect(message.posts.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(message.removed).toEqual(removed.slice(10).map(({ id }) => id));
    expect(message.pinned).toMatchObject({ id: 'n3', html: expect.stringContaining('Nota 3') as string });
    shown = blog(posts(5));
    const without = await openSites((source) => (source === 'story-by-url' ? shown : undefined));
    const { html } = await without.get(`/api/en-vivo?ruta=${PATH}&desde=${at(4)}`);
    expect(JSON.parse(html)).toEqual({
      version: at(4),
      posts: [],
      removed: [],
      pinned: null,
      updated: { iso: at(4), text: expect.stringMatching(/1 de enero/) as string },
      ended: false,
    });
    await without.sites.close();
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

  it('are none to a reader who has them all, until there is a change; those of a blog that has ended are the last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
    const reader = (await listen(at(4))).body!.getReader();
    await read(reader);
    const next = read(reader);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    shown = blog(posts(5), { ended: true });
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    // The end is a new version, though there is no new post.
    expect(JSON.parse((await next).split('data: ')[1]!)).toMatchObject({ posts: [], ended: true });
    expect((await reader.read()).done).toBe(true);
    const asked = requested;
    const events = (await (await listen(at(59))).text()).split('data: ');
    expect([events.length, JSON.parse(events[1]!)]).toEqual([2, expect.objectContaining({ ended: true })]);
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 3);
    expect(requested).toBe(asked);
    vi.useRealTimers();
  });

  it('end when the blog is gone, and are asked for no more when the last reader has left', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    const [one, other] = [await listen(at(4)), await listen(at(4))];
    const reader = one.body!.getReader();
    await read(reader);
    await other.body!.cancel();
    shown = story('en-vivo');
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect((await reader.read()).done).toBe(true);
    shown = blog(posts(5));
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    const last = await listen(at(4));
    await last.body!.cancel();
    const asked = requested;
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS * 3);
    expect(requested).toBe(asked);
    vi.useRealTimers();
  });

  it('are refused, and the changes are not, when there is no seat, and while the server closes', async () => {
    const readers = await Promise.all(Array.from({ length: 200 }, () => listen(at(4))));
    const full = await listen(at(4));
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await changes(at(4))).status).toBe(200);
    await readers[0]!.body!.cancel();
    expect((await listen(at(4))).status).toBe(200);
    await open.sites.close();
    const late = await listen(at(4));
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '60']);
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

  it('leads to the page of a document that is no live blog, or is not there, and is asked for each time', async () => {
    for (const other of [story('en-vivo'), undefined]) {
      shown = other;
      const { status, headers } = await open.get(`${PATH}?entrada=n1`);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        302,
        PATH,
        'no-cache',
      ]);
    }
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
