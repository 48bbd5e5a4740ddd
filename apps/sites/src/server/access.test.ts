import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCESS_COOKIE, ACCESS_S, createAccess } from './access.ts';
import { feed, openSites, story, type OpenedSites } from './sites.fixture.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-letters';
const ORIGIN = 'http://localhost:3001';
const ARTICLE = '/nacion/articulo/x/';
/** In the fourth of six paragraphs. */
const LOCKED_TEXT = 'Párrafo 4.';
const START = Date.parse('2026-02-01T12:00:00Z');

let now: number;
/** The reply of the sales service to each token; other tokens are refused. */
let products: Record<string, string[]>;
let down: boolean;
let requested: number;
let opened: OpenedSites;

beforeEach(async () => {
  now = START;
  products = { subscriber: ['DIGITAL-ANUAL'], registered: [] };
  down = false;
  requested = 0;
  opened = await openSites(
    (source, _query, { headers }) => {
      if (source === 'story-by-url') return story('x', { content_restrictions: { content_code: '3' } });
      if (source === 'content-apir') return feed('a', 'b');
      if (source !== 'entitlements') return undefined;
      requested += 1;
      const skus = products[headers.get('authorization')?.slice('Bearer '.length) ?? ''];
      if (down) return new TypeError('fetch failed');
      if (!skus) return Response.json({ code: '100011', message: 'Missing or invalid jwt' }, { status: 401 });
      return { skus: skus.map((sku) => ({ sku })) };
    },
    { ACCESS_SECRET: SECRET, PAGE_CACHE_MB: '8' },
    { clock: () => new Date(now), now: () => now },
  );
});

const call = (path: string, init: RequestInit = {}, origin = ORIGIN): Promise<Response> =>
  Promise.resolve(
    opened.sites.app.request(
      `${origin}${path}`,
      { method: 'POST', ...init, headers: { origin, ...init.headers } },
      { brand: origin.endsWith('3002') ? 'daily' : 'weekly' },
    ),
  );

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The cookie that the browser keeps after a response. */
const kept = (response: Response): string =>
  /^rt-acceso=[^;]*/.exec(response.headers.get('Set-Cookie') ?? '')?.[0] ?? '';

const cookieOf = async (token: string, origin = ORIGIN): Promise<string> =>
  kept(await call('/api/acceso', bearer(token), origin));

const variant = async (Cookie?: string): Promise<string | null> =>
  (await opened.get(ARTICLE, Cookie ? { Cookie } : {})).headers.get('Rotativa-Variant');

describe('P1 the cookie of entitlements', () => {
  it('is signed, for a quarter of an hour, out of the reach of scripts, and does not name the reader', async () => {
    const response = await call('/api/acceso', bearer('subscriber'));
    expect(await response.json()).toEqual({ variant: 'subscriber', seconds: 900 });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^rt-acceso=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=900; SameSite=Lax; HttpOnly$/,
    );
    const [, payload = ''] = kept(response).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
      entitlements: ['DIGITAL-ANUAL'],
      aud: ORIGIN,
      iat: START / 1000,
      exp: START / 1000 + ACCESS_S,
    });
  });

  it('is Secure over https', async () => {
    const origin = 'https://www.soho.example';
    const response = await call('/api/acceso', bearer('subscriber'), origin);
    expect(response.headers.get('Set-Cookie')).toMatch(/; Secure$/);
  });

  it('chooses the variant', async () => {
    expect(await variant()).toBe('anonymous');
    expect(await variant(await cookieOf('registered'))).toBe('registered');
    expect(await variant(await cookieOf('subscriber'))).toBe('subscriber');
  });

  it('is anonymous when it is old, changed, unsigned, of another key or of another site', async () => {
    const own = await cookieOf('subscriber');
    const [head = '', payload = '', signature = ''] = own.slice(ACCESS_COOKIE.length + 1).split('.');
    const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const signed = (body: object, header: object = { alg: 'HS256' }, key = SECRET) => {
      const text = `${json(header)}.${json(body)}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    expect(await variant(`${ACCESS_COOKIE}=${signed(claims)}`)).toBe('subscriber');
    const { exp: _exp, ...endless } = claims;
    const bad = {
      'another payload': `${head}.${json({ ...claims, entitlements: ['X'] })}.${signature}`,
      'no signature': `${head}.${payload}.`,
      'alg none': `${json({ alg: 'none' })}.${payload}.`,
      'alg none, signed': signed(claims, { alg: 'none' }),
      'another algorithm': signed(claims, { alg: 'HS512' }),
      'another key': signed(claims, { alg: 'HS256' }, `${SECRET}.`),
      'no end': signed(endless),
      'a far end': signed({ ...claims, iat: START / 1000 - 901, exp: START / 1000 + 1e6 }),
      'no site': signed({ ...claims, aud: undefined }),
      'another site': (await cookieOf('subscriber', 'http://localhost:3002')).slice(ACCESS_COOKIE.length + 1),
      'entitlements that are no list': signed({ ...claims, entitlements: 'DIGITAL-ANUAL' }),
      nonsense: 'x',
    };
    for (const [name, value] of Object.entries(bad))
      expect(await variant(`${ACCESS_COOKIE}=${value}`), name).toBe('anonymous');
    now += ACCESS_S * 1000 + 1000;
    expect(await variant(own)).toBe('anonymous');
  });

  it('ends at sign-out, and with a token that the sales service refuses', async () => {
    const end = await call('/api/acceso', { method: 'DELETE' });
    expect([end.status, end.headers.get('Set-Cookie')]).toEqual([
      200,
      'rt-acceso=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    ]);
    const refused = await call('/api/acceso', bearer('nobody'));
    expect([refused.status, kept(refused)]).toEqual([401, 'rt-acceso=']);
  });

  it('is renewed with the present entitlements', async () => {
    expect(await variant(await cookieOf('subscriber'))).toBe('subscriber');
    products['subscriber'] = [];
    expect(await variant(await cookieOf('subscriber'))).toBe('registered');
  });

  it('is not given to other sites, without a token, or while the sales service is down', async () => {
    const foreign = { headers: { ...bearer('subscriber').headers, origin: 'https://otro.example' } };
    expect((await call('/api/acceso', foreign)).status).toBe(403);
    expect(
      (await call('/api/acceso', { method: 'DELETE', headers: { origin: 'https://otro.example' } })).status,
    ).toBe(403);
    expect((await call('/api/acceso')).status).toBe(401);
    expect((await call('/api/acceso', { method: 'GET' })).status).toBe(405);
    expect((await call('/api/acceso', { headers: { authorization: 'Bearer a b' } })).status).toBe(401);
    expect(requested).toBe(0);
    down = true;
    const failed = await call('/api/acceso', bearer('subscriber'));
    expect([failed.status, failed.headers.get('Set-Cookie')]).toEqual([502, null]);
  });

  it('fits into what a browser keeps of a cookie, however much a reader has bought', async () => {
    products['subscriber'] = Array.from({ length: 500 }, (_, at) => `DIGITAL-ANUAL-${at}`);
    const cookie = await cookieOf('subscriber');
    expect(cookie.length).toBeLessThan(4096);
    expect(await variant(cookie)).toBe('subscriber');
  });

  it('has another secret in each process without a setting', async () => {
    const clock = () => new Date(now);
    const value = await createAccess(undefined, clock).seal(['A'], ORIGIN);
    expect(await createAccess(undefined, clock).variantOf(value, ORIGIN)).toBe('anonymous');
  });
});

describe('P1 the variants of a locked article', () => {
  it('differ in the locked text alone, and in no way by reader', async () => {
    const anonymous = await opened.get(ARTICLE);
    const registered = await opened.get(ARTICLE, { Cookie: await cookieOf('registered') });
    const subscriber = await opened.get(ARTICLE, { Cookie: await cookieOf('subscriber') });
    products['second'] = ['IMPRESO'];
    const second = await opened.get(ARTICLE, { Cookie: await cookieOf('second') });
    expect([anonymous, registered, subscriber].map(({ html }) => html.includes(LOCKED_TEXT))).toEqual([
      false,
      false,
      true,
    ]);
    expect(second.html).toBe(subscriber.html);
    expect(new Set([anonymous, registered, subscriber].map(({ headers }) => headers.get('ETag'))).size).toBe(
      3,
    );
    expect(subscriber.html).not.toContain('class="locked-part"');
    expect(subscriber.html).toContain('"isAccessibleForFree":false');
  });

  it('are kept apart in memory, also when a subscriber comes first', async () => {
    const Cookie = await cookieOf('subscriber');
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await opened.get(ARTICLE, { Cookie })).html).toContain(LOCKED_TEXT);
      expect((await opened.get(ARTICLE)).html).not.toContain(LOCKED_TEXT);
      now += 61_000;
    }
  });

  it('are no answer to the tag of another variant', async () => {
    const Cookie = await cookieOf('subscriber');
    const tag = (await opened.get(ARTICLE, { Cookie })).headers.get('ETag') ?? '';
    expect((await opened.get(ARTICLE, { Cookie, 'If-None-Match': tag })).status).toBe(304);
    expect((await opened.get(ARTICLE, { 'If-None-Match': tag })).status).toBe(200);
  });

  it('of other pages are one', async () => {
    const { headers } = await opened.get('/', { Cookie: await cookieOf('subscriber') });
    expect(headers.get('Rotativa-Variant')).toBeNull();
    expect(headers.get('ETag')).toBe((await opened.get('/')).headers.get('ETag'));
  });
});

/**
 * A shared cache in front of the sites, by RFC 9111: it keeps what it may, for as long as it may, and chooses by `Vary`.
 * @param heedsVary false for the many that know only `Accept-Encoding`
 */
function sharedCache(heedsVary: boolean) {
  const store = new Map<
    string,
    { headers: Headers; html: string; selects: (given: Record<string, string>) => boolean }[]
  >();
  return async (path: string, given: Record<string, string> = {}): Promise<string> => {
    const entry = (store.get(path) ?? []).find(({ selects }) => selects(given));
    if (entry) return entry.html;
    const { headers, html, status } = await opened.get(path, given);
    const control = headers.get('Cache-Control') ?? '';
    if (status === 200 && /s-maxage=[1-9]/.test(control) && !/private|no-store|no-cache/.test(control)) {
      const names = (headers.get('Vary') ?? '').split(',').map((name) => name.trim());
      const chosen = heedsVary ? names : names.filter((name) => name === 'Accept-Encoding');
      const selects = (other: Record<string, string>) => chosen.every((name) => other[name] === given[name]);
      store.set(path, [...(store.get(path) ?? []), { headers, html, selects }]);
    }
    return html;
  };
}

describe.each([true, false])('P1 behind a shared cache that heeds Vary: %s', (heedsVary) => {
  it('only subscribers get the variant of subscribers', async () => {
    const get = sharedCache(heedsVary);
    const cookies = [await cookieOf('subscriber'), undefined, await cookieOf('registered')];
    const readers = cookies.map((Cookie) => (Cookie ? { Cookie } : {}));
    for (const reader of [...readers, ...readers.toReversed()]) {
      const html = await get(ARTICLE, reader);
      if (!('Cookie' in reader) || reader.Cookie !== cookies[0]) expect(html).not.toContain(LOCKED_TEXT);
    }
  });

  it('a subscriber who comes first gets all, and the next reader does not', async () => {
    const get = sharedCache(heedsVary);
    expect(await get(ARTICLE, { Cookie: await cookieOf('subscriber') })).toContain(LOCKED_TEXT);
    expect(await get(ARTICLE)).not.toContain(LOCKED_TEXT);
  });
});

describe('P1 the rest of a locked article', () => {
  const rest = (token: string, path = ARTICLE): Promise<Response> =>
    call(`/api/articulo/resto?ruta=${encodeURIComponent(path)}`, bearer(token));

  it('comes for a subscriber without the cookie, which is set for the next page', async () => {
    const response = await rest('subscriber');
    expect(await response.clone().text()).toContain(LOCKED_TEXT);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await variant(kept(response))).toBe('subscriber');
    expect((await opened.get(ARTICLE)).html).not.toContain(LOCKED_TEXT);
  });

  it('does not come for other readers', async () => {
    for (const [token, status] of [
      ['registered', 200],
      ['nobody', 401],
      ['', 401],
    ] as const) {
      const response = await rest(token);
      expect([response.status, (await response.text()).includes(LOCKED_TEXT)], token).toEqual([
        status,
        false,
      ]);
    }
    const foreign = await call(`/api/articulo/resto?ruta=${ARTICLE}`, {
      headers: { ...bearer('subscriber').headers, origin: 'https://otro.example' },
    });
    expect(foreign.status).toBe(403);
    expect(
      (await call(`/api/articulo/resto?ruta=${ARTICLE}`, { ...bearer('subscriber'), method: 'GET' })).status,
    ).toBe(405);
  });

  it.each([
    'https://otro.example/x/',
    '//otro.example/x/',
    'http://',
    '/api/acceso',
    '/%E0%A4%A/',
    '',
    '\u0000',
  ])('refuses %j without a 5xx', async (path) => {
    const { status } = await rest('subscriber', path);
    expect(status).toBeLessThan(500);
    if (path.includes('otro')) expect(status).toBe(400);
  });
});
