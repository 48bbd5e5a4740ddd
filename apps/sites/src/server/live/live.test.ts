import type { ChangeListener, PublishedPagesPort } from 'rotativa/providers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSites, story, type OpenedSites } from '../sites.fixture.ts';
import { ASK_EVERY_MS } from './channels.ts';
import { openEventStream } from './event-stream.ts';
import { at, blog, PATH, posts } from './live-blog.fixture.ts';

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
afterEach(() => {
  vi.useRealTimers();
  return open.sites.close();
});

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
  });

  it('come as soon as the content service announces a change', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] });
    let listener!: ChangeListener;
    const publishedPages: PublishedPagesPort = {
      published: async () => [],
      listen: (own) => {
        listener = own;
        return () => undefined;
      },
    };
    await open.sites.close();
    open = await openSites(
      (source) => (source === 'story-by-url' ? shown : undefined),
      {},
      { publishedPages },
    );
    const reader = (await listen(at(4))).body!.getReader();
    await read(reader);
    shown = blog(posts(6));
    listener.contentChanged!({ id: 1, brand: 'weekly', keys: ['story/en-vivo'] });
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS / 2);
    shown = blog(posts(7));
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(await read(reader)).toContain(`id: ${at(5)}`);
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

  it('end when the server closes', async () => {
    const reply = await listen(at(4));
    const reader = reply.body!.getReader();
    await read(reader);
    await open.sites.close();
    expect((await reader.read()).done).toBe(true);
  });
});

describe('X11 the page of a live blog', () => {
  const pageAt = async (now: string) => {
    await open.sites.close();
    open = await openSites(
      (source) => (source === 'story-by-url' ? shown : undefined),
      {},
      { clock: () => new Date(now) },
    );
    const { html, headers } = await open.get(PATH);
    return {
      marks: html.match(/data-tone="live"/g)?.length ?? 0,
      ends: html.includes('>Cobertura finalizada<'),
      asks: html.includes('/api/en-vivo'),
      fresh: /s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1],
    };
  };

  it('is live, asks for new posts, and is fresh for a short time', async () => {
    expect(await pageAt('2026-02-01T16:03:59Z')).toEqual({ marks: 2, ends: false, asks: true, fresh: '10' });
  });

  it('is over after twelve quiet hours', async () => {
    expect(await pageAt('2026-02-01T16:04:00Z')).toEqual({ marks: 0, ends: true, asks: false, fresh: '60' });
  });
});

describe('X11 the address of a post', () => {
  it('leads to the page that shows it', async () => {
    shown = blog(posts(60).concat(Array.from({ length: 60 }, (_, at) => ({ minute: at, text: 'x' }))));
    const { status, headers } = await open.get(`${PATH}?entrada=n0`);
    expect([status, headers.get('location')]).toEqual([302, `${PATH}?tramo=1#n0`]);
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
