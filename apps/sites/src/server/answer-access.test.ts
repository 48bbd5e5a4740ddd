import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story, type OpenedSites } from './sites.fixture.ts';

/*
 * The refusals of the sales service, and the headers of the answers about what a reader may read.
 */

const ORIGIN = 'http://localhost:3001';
const SECURE = 'https://www.soho.example';
const ACCESS = '/api/acceso';
const REST = '/api/articulo/resto';
const ARTICLE = '/nacion/articulo/x/';
/** In the fourth of six paragraphs. */
const LOCKED_TEXT = 'Párrafo 4.';
const REMOVED = 'rt-acceso=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly';

/** The answer of the sales service, and of the content service to one article. */
let sold: () => unknown;
let article: () => unknown;
/** The addresses that the sales service got. */
let forwarded: (string | null)[];
let opened: OpenedSites;

const open = (environment: Record<string, string> = {}): Promise<OpenedSites> =>
  openSites((source, _query, { headers }) => {
    if (source === 'story-by-url') return article();
    if (source !== 'entitlements') return undefined;
    forwarded.push(headers.get('x-forwarded-for'));
    return sold();
  }, environment);

beforeEach(async () => {
  sold = () => ({ skus: [{ sku: 'DIGITAL-ANUAL' }] });
  article = () => story('x', { content_restrictions: { content_code: '3' } });
  forwarded = [];
  opened = await open();
});

interface Sent {
  readonly method?: string;
  readonly origin?: string;
  readonly headers?: Record<string, string>;
  readonly from?: OpenedSites;
  /** The address of the connection. */
  readonly peer?: string;
}

const call = (
  path: string,
  { method = 'POST', origin = ORIGIN, headers = {}, from = opened, peer }: Sent = {},
): Promise<Response> =>
  Promise.resolve(
    from.sites.app.request(
      `${origin}${path}`,
      { method, headers: { origin, authorization: 'Bearer of-ana', ...headers } },
      { brand: 'weekly', ...(peer && { incoming: { socket: { remoteAddress: peer } } }) },
    ),
  );
const rest = (path: string, sent?: Sent) => call(`${REST}?ruta=${encodeURIComponent(path)}`, sent);

const told = async (response: Response) => [
  response.status,
  response.headers.get('Set-Cookie'),
  await response.json(),
];

describe('P1 a reader of whom the sales service does not say what they may read', () => {
  it('has called too often: the cookie stays', async () => {
    sold = () => Response.json({ code: '429' }, { status: 429 });
    expect(await told(await call(ACCESS))).toEqual([429, null, {}]);
    expect(opened.warnings).toEqual([]);
  });

  it('meets a failure, which is in the log: the cookie stays', async () => {
    sold = () => new TypeError('fetch failed');
    expect(await told(await call(ACCESS))).toEqual([502, null, {}]);
    expect(opened.warnings).toMatchObject([
      {
        level: 50,
        msg: 'the sales service does not say what a reader may read',
        err: { message: expect.any(String) as string },
      },
    ]);
  });

  it.each([401, 403])('is refused with %d: the cookie goes', async (status) => {
    sold = () => Response.json({ code: '100011' }, { status });
    expect(await told(await call(ACCESS))).toEqual([401, REMOVED, {}]);
  });

  it.each(['', 'of-ana', 'Bearer', 'Bearer ', 'Bearer a b', 'Basic Bearer of-ana'])(
    'sends %j instead of a token, and no service is asked',
    async (authorization) => {
      expect(await told(await call(ACCESS, { headers: { authorization } }))).toEqual([401, REMOVED, {}]);
      expect(forwarded).toEqual([]);
    },
  );

  it('is on a site without accounts', async () => {
    const none = await open({ CONTENT_ORIGIN: 'https://content.example' });
    expect(await told(await call(ACCESS, { from: none }))).toEqual([404, null, {}]);
    expect(forwarded).toEqual([]);
  });
});

describe('P1 the cookie of entitlements', () => {
  it('is removed over https as it was set, with Secure', async () => {
    const cookies = [
      await call(ACCESS, { origin: SECURE, method: 'DELETE' }),
      await call(ACCESS, { origin: SECURE, headers: { authorization: '' } }),
    ].map(({ headers }) => headers.get('Set-Cookie'));
    expect(cookies).toEqual([`${REMOVED}; Secure`, `${REMOVED}; Secure`]);
  });
});

describe('P1 the sales service', () => {
  it('gets the address of the reader, and none without a connection', async () => {
    await call(ACCESS, { peer: '203.0.113.5' });
    await call(ACCESS);
    expect(forwarded).toEqual(['203.0.113.5', null]);
  });
});

describe('P1 the rest of a locked article', () => {
  it('is for a reader without a subscription the name of the variant, and the cookie', async () => {
    sold = () => ({ skus: [] });
    const [status, cookie, body] = await told(await rest(ARTICLE));
    expect([status, body]).toEqual([200, { variant: 'registered' }]);
    expect(cookie).toMatch(/^rt-acceso=[\w-]+\./);
  });

  it('has the type and the encoding of its page', async () => {
    const plain = await rest(ARTICLE);
    expect(plain.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toContain(LOCKED_TEXT);
    const packed = await rest(ARTICLE, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain(LOCKED_TEXT);
  });

  it.each<[string, () => unknown, number]>([
    ['there is none', () => undefined, 404],
    ['the content service fails', () => new TypeError('fetch failed'), 502],
  ])('is refused when %s, and the cookie is set', async (_name, answer, status) => {
    article = answer;
    const [got, cookie, body] = await told(await rest(ARTICLE));
    expect([got, body]).toEqual([status, {}]);
    expect(cookie).toMatch(/^rt-acceso=[\w-]+\./);
  });

  it.each(['/api/acceso', '/api/', 'https://otro.example/x/', '//otro.example/x/', 'http://'])(
    'is not below %s, and no service is asked',
    async (path) => {
      expect(await told(await rest(path))).toEqual([400, null, {}]);
      expect(forwarded).toEqual([]);
    },
  );
});
