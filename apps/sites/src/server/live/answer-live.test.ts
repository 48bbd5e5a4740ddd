import type { Logger } from 'pino';
import { ApiError, CLIENT_CODES } from 'rotativa/domain';
import { describe, expect, it, vi } from 'vitest';
import { requestFor } from '../page/page-request.fixture.ts';
import type { PageRequest } from '../page/page-request.ts';
import { answerLive } from './answer-live.ts';
import type { LiveListener, ReadLive } from './channels.ts';
import { at, blog, PATH, posts } from './live-blog.fixture.ts';
import type { LiveBlogState } from './live-state.tsx';
import type { Live } from './live.ts';

/** A state whose messages name the versions between which they are. */
const stateOf = (version: string, ended = false): LiveBlogState => ({
  version,
  ended,
  message: async (since) => JSON.stringify({ since, version, ended }),
});

interface Asked {
  path?: string;
  since?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  isDraining?: boolean;
  isFull?: boolean;
  latest?: (key: string, read: ReadLive<LiveBlogState>) => Promise<LiveBlogState | undefined>;
}

/** Asks for the changes of a live blog, whose server has a seat, and notes what happens to it. */
async function ask({ path = PATH, since, method = 'GET', headers = {}, ...given }: Asked = {}) {
  const { isDraining = false, isFull = false, latest = async () => stateOf(at(4)) } = given;
  const [leave, stop, error] = [vi.fn(), vi.fn(), vi.fn()];
  let listener: LiveListener<LiveBlogState> | undefined;
  const channels = {
    latest: vi.fn(latest),
    follow: vi.fn<Live['channels']['follow']>((_key, _read, _seen, listens) => {
      listener = listens;
      return stop;
    }),
  };
  const claim = vi.fn(() => (isFull ? undefined : leave));
  const live = { channels, seats: { claim }, streams: new Set() } as unknown as Live;
  const query = new URLSearchParams({ ruta: path, ...(since !== undefined && { desde: since }) });
  const request = requestFor(`/api/en-vivo?${query}`, () => blog(posts(5)));
  const response = await answerLive(
    {
      ...request,
      context: { ...request.context, draining: () => isDraining },
      log: { ...request.log, error } as unknown as Logger,
      c: { req: { method, header: (name: string) => headers[name] } },
    } as unknown as PageRequest,
    live,
  );
  const changed = async (state: LiveBlogState | undefined): Promise<void> => {
    listener!(state);
    await new Promise((done) => setImmediate(done));
  };
  return { response, live, channels, claim, leave, stop, error, changed };
}

/** The status and the words of a refusal, which nothing keeps. */
async function refusalOf(asked: Asked): Promise<[number, string, string | null]> {
  const { response, live } = await ask(asked);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(live.streams.size).toBe(0);
  const { message } = (await response.json()) as { message: string };
  return [response.status, message, response.headers.get('retry-after')];
}

const EVENTS = { Accept: 'text/event-stream' };
const event = (version: string, since: string, ended = false): string =>
  `id: ${version}\ndata: ${JSON.stringify({ since, version, ended })}\n\n`;
const RETRY = 'retry: 3000\n\n';

describe('X11 the changes of a live blog, once', () => {
  it('are JSON that nothing keeps, after the version that the reader has', async () => {
    const { response, channels, claim } = await ask({
      since: at(2),
      headers: { Accept: 'application/json' },
    });
    const { status, headers } = response;
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(await response.json()).toEqual({ since: at(2), version: at(4), ended: false });
    expect(channels.latest.mock.calls[0]![0]).toBe(`http://localhost:3001 ${PATH}`);
    expect(claim).not.toHaveBeenCalled();
  });

  it('are all without a version, and those after the last event that the browser names', async () => {
    const sinceOf = async (asked: Asked) =>
      ((await (await ask(asked)).response.json()) as { since: string }).since;
    expect(await sinceOf({})).toBe('');
    expect(await sinceOf({ since: at(2), headers: { 'Last-Event-ID': at(3) } })).toBe(at(3));
  });

  it('are those of the document at the path', async () => {
    const { response } = await ask({ since: at(3), latest: (_key, read) => read() });
    const { posts: shown } = (await response.json()) as { posts: { id: string }[] };
    expect(shown.map(({ id }) => id)).toEqual(['n4']);
  });

  it.each(['POST', 'HEAD', 'PUT'])('are not for %s', async (method) => {
    const { response, channels } = await ask({ method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
    expect(await response.json()).toEqual({ message: 'Only GET.' });
    expect(channels.latest).not.toHaveBeenCalled();
  });

  it.each(['', '/', 'nacion/', '//otro.example/', '/nacion', '/a//b/', '/%E0%A4%A/', '/api/x'])(
    'refuse the path %j',
    async (path) => {
      const words = 'ruta must be a path, desde an instant.';
      expect(await refusalOf({ path })).toEqual([400, words, null]);
    },
  );

  it.each(['ayer', '2026-01-01', `x${at(2)}`, `${at(2)}x`, at(2).slice(0, -1), '2026-01-01T1Z'])(
    'refuse a version that is no instant: %s',
    async (since) => {
      expect((await refusalOf({ since }))[0]).toBe(400);
      // The browser names the last event, which counts.
      expect((await refusalOf({ since: at(2), headers: { 'Last-Event-ID': since } }))[0]).toBe(400);
      expect((await ask({ since, headers: { 'Last-Event-ID': at(2) } })).response.status).toBe(200);
    },
  );

  it('do not exist where there is no live blog', async () => {
    const words = 'There is no live blog at this path.';
    for (const headers of [{}, EVENTS])
      expect(await refusalOf({ headers, latest: async () => undefined })).toEqual([404, words, null]);
  });

  it('are 503 while the content service fails, and a fault of the site is not hidden', async () => {
    const away = new ApiError(CLIENT_CODES.network, 'down');
    const words = 'The content service does not answer.';
    expect(await refusalOf({ latest: () => Promise.reject(away) })).toEqual([503, words, '15']);
    const fault = new TypeError('x is undefined');
    await expect(ask({ latest: () => Promise.reject(fault) })).rejects.toBe(fault);
    const unwritten = { ...stateOf(at(4)), message: () => Promise.reject(fault) };
    await expect(ask({ latest: async () => unwritten })).rejects.toBe(fault);
  });
});

describe('X11 the events of a live blog', () => {
  it('are refused without a seat, and while the server closes', async () => {
    const words = 'Too many connections.';
    expect(await refusalOf({ headers: EVENTS, isFull: true })).toEqual([503, words, '60']);
    expect(await refusalOf({ headers: EVENTS, isDraining: true })).toEqual([503, words, '60']);
    const { claim, leave } = await ask({ headers: EVENTS, isDraining: true });
    expect([claim.mock.calls, leave.mock.calls]).toEqual([[], []]);
  });

  it('are the missed changes, then each new one after the version before it, until the blog ends', async () => {
    const { response, changed, live, leave, stop, channels } = await ask({
      since: at(2),
      headers: { Accept: 'text/html, text/event-stream' },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const [key, , seen] = channels.follow.mock.calls[0]!;
    expect([key, seen.version]).toEqual([`http://localhost:3001 ${PATH}`, at(4)]);
    await changed(stateOf(at(4)));
    await changed(stateOf(at(5)));
    await changed(stateOf(at(5)));
    await changed(stateOf(at(6)));
    expect([live.streams.size, leave.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0, 0]);
    await changed(stateOf(at(6), true));
    expect([live.streams.size, leave.mock.calls.length, stop.mock.calls.length]).toEqual([0, 1, 1]);
    expect(await response.text()).toBe(
      [RETRY, event(at(4), at(2)), event(at(5), at(4)), event(at(6), at(5)), event(at(6), at(6), true)].join(
        '',
      ),
    );
  });

  it('are none for a reader who has them all, until there is a change', async () => {
    const { response, changed } = await ask({ since: at(4), headers: EVENTS });
    await changed(stateOf(at(5)));
    await changed(undefined);
    expect(await response.text()).toBe(RETRY + event(at(5), at(4)));
  });

  it('of a blog that has ended are the last at once, and it is not followed', async () => {
    for (const since of [at(2), at(4)]) {
      const latest = async () => stateOf(at(4), true);
      const { response, channels, leave, live } = await ask({ since, headers: EVENTS, latest });
      expect(await response.text()).toBe(RETRY + event(at(4), since, true));
      expect(channels.follow).not.toHaveBeenCalled();
      expect([leave.mock.calls.length, live.streams.size]).toEqual([1, 0]);
    }
  });

  it('end when the blog is gone', async () => {
    const { response, changed, leave } = await ask({ since: at(4), headers: EVENTS });
    await changed(undefined);
    expect([await response.text(), leave.mock.calls.length]).toEqual([RETRY, 1]);
  });

  it('end when a change cannot be written, which the log tells', async () => {
    const { response, changed, error } = await ask({ since: at(4), headers: EVENTS });
    const fault = new TypeError('x is undefined');
    await changed({ ...stateOf(at(5)), message: () => Promise.reject(fault) });
    expect(await response.text()).toBe(RETRY);
    expect(error.mock.calls).toEqual([[{ err: fault, path: PATH }, 'live blog failed']]);
  });

  it('give the seat back and stop the questions when the reader leaves', async () => {
    const { response, leave, stop, live } = await ask({ since: at(4), headers: EVENTS });
    await response.body!.cancel();
    expect([leave.mock.calls.length, stop.mock.calls.length, live.streams.size]).toEqual([1, 1, 0]);
  });

  it('that are too long for a connection end its questions with it', async () => {
    const long = { ...stateOf(at(4)), message: async () => 'x'.repeat(1_000_001) };
    const { stop, leave } = await ask({ headers: EVENTS, latest: async () => long });
    expect([stop.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
  });
});
