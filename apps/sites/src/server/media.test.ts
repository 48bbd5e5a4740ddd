import { Hono } from 'hono';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MEDIA_PATHS, serveMedia } from './media.ts';
import type { SitesEnv } from './sites-env.ts';

/*
 * Files of the content service on a site: what passes in both directions, and how long a reader waits. What a browser may
 * do with them is in served-media.test.ts.
 */

const CONTENT = 'https://content.example';
const PDF_TYPE = 'application/pdf';

/** Asks a site for a file of a service that answers so. */
function ask(
  answer: (request: Request) => Response | Promise<Response>,
  { path = '/videos/rio.mp4', peer = '', ...init }: RequestInit & { path?: string; peer?: string } = {},
): Promise<Response> {
  const app = new Hono<SitesEnv>();
  app.get('*', (c) => {
    c.set('site', { brand: BRAND_CONFIGS.men, origin: 'https://www.soho.example' } as never);
    return serveMedia(
      {
        config: { contentOrigin: CONTENT },
        fetch: (input: RequestInfo | URL, sent?: RequestInit) => answer(new Request(input, sent)),
        nearestAddress: (address: string) => address,
      } as never,
      c,
    );
  });
  const env = peer && { incoming: { socket: { remoteAddress: peer } } };
  return Promise.resolve(app.request(`https://www.soho.example${path}`, init, env || undefined));
}

const film = (headers: Record<string, string> = {}, init: ResponseInit = {}): Response =>
  new Response('film', { ...init, headers: { 'content-type': 'video/mp4', ...headers } });

afterEach(() => void vi.useRealTimers());

describe('the address of a file', () => {
  it.each([
    '/images/la-plaza_2',
    '/images/plaza/640.avif',
    '/videos/rio.mp4',
    '/sounds/rio.wav',
    '/documents/acta-1.pdf',
  ])('may be %s', (path) => expect(MEDIA_PATHS.test(path)).toBe(true));

  it.each([
    '/images/',
    '/images/plaza/640.avif/x',
    '/images/pla.za',
    '/images/plaza/',
    '/images/a%2Fb',
    '/videos/rio',
    '/videos/rio.mp4/x',
    '/videos/a/rio.mp4',
    '/documents/..',
    '/seccion/images/plaza',
    '/seccion/videos/rio.mp4',
    '/other/rio.mp4',
  ])('is never %s', (path) => expect(MEDIA_PATHS.test(path)).toBe(false));
});

describe('what a request tells the content service', () => {
  it('is what a player and a cache need, and the reader’s address', async () => {
    const needed = {
      accept: 'video/*',
      range: 'bytes=0-9',
      'if-range': '"a"',
      'if-none-match': '"b"',
      'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT',
    };
    let sent: Record<string, string> = {};
    let url = '';
    await ask(
      (request) => {
        sent = Object.fromEntries(request.headers);
        ({ url } = request);
        return film();
      },
      {
        path: '/videos/rio.mp4?t=1',
        peer: '203.0.113.5',
        headers: { ...needed, cookie: 'session=1', authorization: 'Bearer 1', referer: 'https://x.example/' },
      },
    );
    expect(sent).toEqual({ ...needed, 'x-forwarded-for': '203.0.113.5' });
    expect(url).toBe(`${CONTENT}/videos/rio.mp4?t=1`);
  });
});

describe('what comes back', () => {
  it('is the part that was asked for, with what caches need to know', async () => {
    const kept = {
      'content-type': 'video/mp4',
      'content-length': '4',
      'content-range': 'bytes 0-3/9',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=9',
      etag: '"a"',
      'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
      vary: 'Accept',
    };
    const response = await ask(() => film({ ...kept, 'set-cookie': 'a=1', server: 'x' }, { status: 206 }));
    expect([response.status, await response.text()]).toEqual([206, 'film']);
    const { 'content-security-policy': policy, ...headers } = Object.fromEntries(response.headers);
    expect(headers).toEqual(kept);
    expect(policy).toContain('sandbox');
  });

  it('is that the reader’s copy is still right, which has no type', async () => {
    const response = await ask(() => new Response(null, { status: 304, headers: { etag: '"a"' } }));
    expect([response.status, response.headers.get('etag')]).toEqual([304, '"a"']);
  });

  it.each([
    ['audio/mpeg', 200],
    ['application/vnd.apple.mpegurl', 200],
    [PDF_TYPE, 200],
    ['text/vtt; charset=utf-8', 200],
    ['text/html', 404],
    ['text/x-image/png', 404],
    ['application/json', 404],
    ['application/x-pdf', 404],
    ['', 404],
  ])('of the type %j is a %d', async (type, status) => {
    expect((await ask(() => film({ 'content-type': type }))).status).toBe(status);
  });

  it.each([
    [404, 404],
    [410, 404],
    [416, 404],
    [499, 404],
    [500, 502],
    [503, 502],
  ])('with the status %d is a %d without its text, which no cache keeps', async (from, to) => {
    const cancel = vi.fn();
    const body = new ReadableStream({ cancel });
    const response = await ask(
      () => new Response(body, { status: from, headers: { 'content-type': 'image/png' } }),
    );
    expect([response.status, await response.text()]).toEqual([to, '']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    // An unread body keeps its connection.
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('is a 404 without a body too, as the answer to HEAD has none', async () => {
    expect((await ask(() => new Response(null, { status: 404 }), { method: 'HEAD' })).status).toBe(404);
  });

  it('shows a document in the viewer of browsers, however its type is written', async () => {
    const policyOf = async (type: string) =>
      (await ask(() => film({ 'content-type': type }))).headers.get('content-security-policy');
    expect(await policyOf(`${PDF_TYPE}; version=1.7`)).toContain("object-src 'self'");
    expect(await policyOf('image/svg+xml')).toMatch(/; sandbox$/);
  });
});

describe('the time of a file', () => {
  /** A service that answers never, and notes that it was given up. */
  const silent =
    (givenUp: () => void) =>
    ({ signal }: Request): Promise<Response> =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          givenUp();
          reject(signal.reason as Error);
        });
      });

  it('until its first byte is ten seconds', async () => {
    vi.useFakeTimers();
    const givenUp = vi.fn();
    const asked = ask(silent(givenUp));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(givenUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([(await asked).status, givenUp.mock.calls.length]).toEqual([502, 1]);
  });

  it('after its first byte has no end: a long film is not cut', async () => {
    vi.useFakeTimers();
    let given: AbortSignal | undefined;
    await ask(({ signal }) => {
      given = signal;
      return film();
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(given?.aborted).toBe(false);
  });

  it('ends when the reader leaves: the service is asked no more', async () => {
    // The ten seconds are never over.
    vi.useFakeTimers();
    const reader = new AbortController();
    const givenUp = vi.fn();
    const asked = ask(silent(givenUp), { signal: reader.signal });
    await vi.advanceTimersByTimeAsync(1);
    expect(givenUp).not.toHaveBeenCalled();
    reader.abort();
    await vi.advanceTimersByTimeAsync(1);
    expect(givenUp).toHaveBeenCalledOnce();
    expect((await asked).status).toBe(499);
  });
});
