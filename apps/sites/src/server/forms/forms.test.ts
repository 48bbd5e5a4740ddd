import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story, type OpenedSites } from '../sites.fixture.ts';
import { createHandoff } from './handoff.ts';
import { FORM_MAX_BYTES } from './limit-forms.ts';

const HELD = { uuid: 'u-1', accessToken: 'access', refreshToken: 'refresh' };
const SITE = 'http://localhost:3001';
const PAGE = '/loginsemanario/';

let opened: OpenedSites;
let requested: { origin: string | null; body: Promise<string> }[] = [];
let reply: () => Response;
/** The sales service's answer about what the reader may read. */
let entitlements: () => Response;
const LOCKED = story('cerrada', { content_restrictions: { content_code: '3' } });

beforeEach(async () => {
  requested = [];
  reply = () => Response.json(HELD);
  entitlements = () => Response.json({ skus: [] });
  opened = await openSites(
    (source, _query, request) => {
      if (source === 'story-by-url') return LOCKED;
      if (source === 'entitlements') return entitlements();
      if (!request.url.startsWith('https://api.example')) return undefined;
      requested.push({ origin: request.headers.get('origin'), body: request.text() });
      return reply();
    },
    { ACCOUNT_ORIGIN: 'https://api.example' },
  );
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  opened.sites.app.request(
    SITE + path,
    {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    },
    { brand: 'weekly' },
  );
const signIn = (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  post(PAGE, { userName: 'ana@x.co', password: 'Cafe2026', ...more }, headers);

describe('A3 the form to sign in, without a script', () => {
  it('calls the account service as the site, and opens the page that the reader wanted', async () => {
    const response = await signIn({ redirect: '/tv/', rememberMe: 'on' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/tv/']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(new Set(requested.map(({ origin }) => origin))).toEqual(new Set([SITE]));
    expect(JSON.parse(await requested.at(-1)!.body)).toMatchObject({
      ...{ userName: 'ana@x.co', credentials: 'Cafe2026', rememberMe: true },
    });
    const cookies = response.headers.getSetCookie().join('\n');
    expect(cookies).toMatch(/rt-entrega=[\w-]+; Path=\/api\/sesion; Max-Age=300; SameSite=Lax; HttpOnly/);
    expect(cookies).not.toContain('refresh');
  });

  it.each([
    [[{ sku: 'DIGITAL-ANUAL' }], 'subscriber'],
    [[], 'registered'],
  ])('P1 the reader of %j reads as %s from the next page on', async (skus, variant) => {
    entitlements = () => Response.json({ skus });
    const cookies = (await signIn({ redirect: LOCKED.canonical_url })).headers.getSetCookie();
    const access = cookies.find((cookie) => cookie.startsWith('rt-acceso='));
    expect(access).toMatch(
      /^rt-acceso=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=900; SameSite=Lax; HttpOnly$/,
    );
    expect(access).not.toContain(HELD.uuid);
    const { headers } = await opened.get(LOCKED.canonical_url, { cookie: access!.split(';')[0]! });
    expect(headers.get('Rotativa-Variant')).toBe(variant);
    expect(headers.get('Cache-Control')).toContain('private');
  });

  it.each([500, 401, 429])(
    'P1 a sales service that answers %d refuses no sign-in, and ends what an earlier reader may read',
    async (status) => {
      entitlements = () => Response.json({}, { status });
      const response = await signIn({ redirect: '/tv/' }, { cookie: 'rt-acceso=of-an-earlier-reader' });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/tv/']);
      expect(response.headers.getSetCookie()).toContain(
        'rt-acceso=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
      );
    },
  );

  it.each(['https://mal.example/', '//mal.example', '/\\mal.example', 'javascript:alert(1)'])(
    'a redirect to %s stays on the site',
    async (redirect) => {
      expect((await signIn({ redirect })).headers.get('location')).toBe('/');
    },
  );

  it('shows a refusal in the page, with the input except the password', async () => {
    reply = () => Response.json({ code: '110010', message: 'Invalid' }, { status: 401 });
    const response = await signIn({ password: 'secreto-mio' });
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(html).toContain('no son válidos');
    expect(html).toContain('ana@x.co');
    expect(html).not.toContain('secreto-mio');
  });

  it.each([
    [400, 422],
    [429, 429],
    [500, 502],
  ])('the service’s %d is a %d of the page', async (from, to) => {
    reply = () => Response.json({ code: '1', message: 'x' }, { status: from });
    expect((await signIn()).status).toBe(to);
  });

  it('input that the rules refuse never reaches the service', async () => {
    const response = await post(PAGE, { userName: '', __state__: '{', __intent__: '{' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('El campo es obligatorio');
    expect(requested).toEqual([]);
  });

  it.each([
    [{ origin: 'https://mal.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'content-type': 'application/json' }, 415],
  ])('%j is refused with %d', async (headers, status) => {
    expect((await signIn({}, headers)).status).toBe(status);
    expect(requested).toEqual([]);
  });

  it('a form that is too long is refused', async () => {
    expect((await signIn({ userName: 'a'.repeat(FORM_MAX_BYTES) })).status).toBe(413);
  });

  it('there is no form at other addresses', async () => {
    expect((await post('/nacion/', {})).status).toBe(405);
  });
});

describe('the session on its way to the browser', () => {
  const taken = async (cookie: string, headers: Record<string, string> = {}) =>
    opened.sites.app.request(
      `${SITE}/api/sesion`,
      { method: 'POST', headers: { origin: SITE, cookie, ...headers } },
      { brand: 'weekly' },
    );
  const sealed = async () => (await signIn()).headers.getSetCookie()[0]!.split(';')[0]!;

  it('is given to the site’s own page, and its cookies end', async () => {
    const response = await taken(await sealed());
    expect(await response.json()).toEqual({ identity: HELD, rememberMe: false });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rt-entrega=;.*Max-Age=0/),
      expect.stringMatching(/^rt-entregado=;.*Max-Age=0/),
    ]);
  });

  it('is not given to another site, nor for a changed cookie', async () => {
    const cookie = await sealed();
    expect((await taken(cookie, { origin: 'https://mal.example' })).status).toBe(403);
    const changed = cookie.slice(0, -4) + (cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect(await (await taken(changed)).json()).toEqual({});
    expect(await (await taken('')).json()).toEqual({});
  });

  it('ends after five minutes, and with another key', () => {
    let now = 0;
    const clock = () => new Date(now);
    const handoff = createHandoff('s'.repeat(32), clock);
    const [cookie] = handoff.cookies({ identity: HELD, rememberMe: true }, true);
    expect(cookie).toContain('; Secure');
    const header = `otra=1; ${cookie!.split(';')[0]!}`;
    expect(createHandoff('s'.repeat(32), clock).open(header)).toEqual({ identity: HELD, rememberMe: true });
    expect(createHandoff(undefined, clock).open(header)).toBeUndefined();
    now = 300_001;
    expect(handoff.open(header)).toBeUndefined();
  });
});
