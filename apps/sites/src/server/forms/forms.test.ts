import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story, type OpenedSites } from '../sites.fixture.ts';
import { sendForm } from './forms.ts';
import { createHandoff } from './handoff.ts';
import { FORM_MAX_BYTES } from './limit-forms.ts';
import { createPurchaseDrafts } from './purchase-draft.ts';

const HELD = { uuid: 'u-1', accessToken: 'access', refreshToken: 'refresh' };
const SITE = 'http://localhost:3001';
const PAGE = '/loginsemanario/';

let opened: OpenedSites;
let requested: { url: string; origin: string | null; address: string | null; body: Promise<string> }[] = [];
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
      const { url, headers } = request;
      const address = headers.get('x-forwarded-for');
      requested.push({ url, origin: headers.get('origin'), address, body: request.text() });
      return reply();
    },
    { ACCOUNT_ORIGIN: 'https://api.example' },
  );
});

const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  { origin = SITE, peer, from = opened }: { origin?: string; peer?: string; from?: OpenedSites } = {},
) =>
  from.sites.app.request(
    origin + path,
    {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    },
    { brand: 'weekly', ...(peer && { incoming: { socket: { remoteAddress: peer } } }) },
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
      expect(opened.warnings).toMatchObject([
        {
          msg: 'a reader has signed in without the cookie of entitlements',
          err: { message: expect.any(String) as string },
        },
      ]);
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

  it('a form that is too long is refused, and in words that no cache keeps', async () => {
    const response = await signIn({ userName: 'a'.repeat(FORM_MAX_BYTES) });
    expect([response.status, await response.text()]).toEqual([413, 'El formulario es demasiado largo.']);
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  });

  it('a form that the rules refuse has no password in its page', async () => {
    const html = await (await signIn({ userName: '', password: 'secreto-mio' })).text();
    expect(html).not.toContain('secreto-mio');
  });

  it('a redirect to a whole address of the site is one to its path', async () => {
    expect((await signIn({ redirect: `${SITE}/tv/` })).headers.get('location')).toBe('/tv/');
  });

  it('the account service counts by the reader’s address', async () => {
    await post(PAGE, { userName: 'ana@x.co', password: 'Cafe2026' }, {}, { peer: '203.0.113.5' });
    await signIn();
    expect(new Set(requested.map(({ address }) => address))).toEqual(new Set(['203.0.113.5', null]));
  });

  it('all its cookies are Secure over https', async () => {
    const { headers } = await post(
      BRAND_CONFIGS.men.routes.signIn,
      { userName: 'ana@x.co', password: 'Cafe2026' },
      {},
      { origin: 'https://www.soho.example' },
    );
    expect(headers.getSetCookie().map((cookie) => cookie.endsWith('; Secure'))).toEqual([true, true, true]);
    const plain = (await signIn()).headers.getSetCookie();
    expect(plain.filter((cookie) => cookie.includes('Secure'))).toEqual([]);
  });

  it('says in words that there is no account service', async () => {
    const none = await openSites(() => undefined, { CONTENT_ORIGIN: 'https://content.example' });
    const response = await post(PAGE, {}, {}, { from: none });
    expect([response.status, await response.text()]).toEqual([404, 'No hay servicio de cuentas.']);
  });

  it('a fault of this server is no refusal of the input: it is thrown, so that the log has it', async () => {
    const sent = sendForm('signIn', new URLSearchParams({ userName: 'ana@x.co', password: 'Cafe2026' }), {
      identity: { login: () => Promise.reject(new RangeError('a fault')) } as never,
      signIn: PAGE,
      clock: () => new Date(0),
      origin: SITE,
    });
    await expect(sent).rejects.toThrow('a fault');
  });

  it('there is no form at other addresses', async () => {
    expect((await post('/nacion/', {})).status).toBe(405);
  });
});

describe('A1 the other forms of the sign-in page, without a script', () => {
  const NEW = {
    ...{ email: 'ana@example.com', password: 'Cafe2026', firstName: 'Ana', lastName: 'Ruiz' },
    ...{ birthDate: '1990-05-04', terms: 'on' },
  };

  it('an account is opened, its reader is signed in, and the page leads on', async () => {
    const response = await post(`${PAGE}?register=1`, { ...NEW, redirect: '/tv/', rememberMe: 'on' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${PAGE}?register=1&listo=1&redirect=%2Ftv%2F`,
    ]);
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'rt-entrega',
      'rt-entregado',
      'rt-acceso',
      'rt-regreso',
    ]);
    const [sent] = requested.filter(({ url }) => url.endsWith('/signup'));
    expect(JSON.parse(await sent!.body)).toMatchObject({
      identity: { userName: 'ana@example.com', credentials: 'Cafe2026' },
      profile: { firstName: 'Ana', lastName: 'Ruiz', birthYear: '1990' },
    });
  });

  it('an account of one who is born after today is not opened', async () => {
    // The day of the sites’ clock, not of this machine.
    const { status } = await post(`${PAGE}?register=1`, { ...NEW, birthDate: '2026-02-02' });
    expect([status, requested]).toEqual([422, []]);
  });

  it.each([
    ['recovery', '/v1/password/reset', { userName: 'ana@example.com' }],
    ['magiclink', '/v1/auth/magiclink', { email: 'ana@example.com' }],
  ])('an e-mail of the form %s is asked for, and signs no reader in', async (form, call, body) => {
    reply = () => Response.json({ success: true });
    const response = await post(`${PAGE}?form=${form}`, { email: 'ana@example.com', redirect: '/tv/' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${PAGE}?form=${form}&listo=1`,
    ]);
    // The front is where the link leads anyway.
    expect(response.headers.getSetCookie()).toEqual(['rt-regreso=; Path=/; Max-Age=0; SameSite=Lax']);
    const [sent] = requested.filter(({ url }) => url.endsWith(call));
    expect(JSON.parse(await sent!.body)).toEqual(body);
  });

  it.each([
    ['recovery', '/tv/', '&redirect=%2Ftv%2F'],
    ['magiclink', '/tv/', '&redirect=%2Ftv%2F'],
    ['magiclink', 'https://malo.example/tv/', ''],
  ])('after the form %s with the way back %s the page keeps it on the site', async (form, back, kept) => {
    reply = () => Response.json({ success: true });
    const page = `${PAGE}?form=${form}`;
    const asked = `${page}&redirect=${encodeURIComponent(back)}`;
    const response = await post(asked, { email: 'ana@example.com' });
    expect(response.headers.get('location')).toBe(`${page}&listo=1${kept}`);
  });

  it.each([
    [`${PAGE}?register=1`, { ...NEW, redirect: '/tv/' }],
    [`${PAGE}?form=recovery&redirect=%2Ftv%2F`, { email: 'ana@example.com' }],
    [`${PAGE}?form=magiclink&redirect=%2Ftv%2F`, { email: 'ana@example.com' }],
  ])('%s: the browser keeps the page to which the e-mail leads back', async (path, fields) => {
    const kept = (sent: Response) =>
      sent.headers.getSetCookie().filter((one) => one.startsWith('rt-regreso'));
    const cookie = 'rt-regreso=%2Ftv%2F; Path=/; Max-Age=259200; SameSite=Lax';
    expect(kept(await post(path, fields))).toEqual([cookie]);
    const elsewhere = path.replace(PAGE, BRAND_CONFIGS.men.routes.signIn);
    const secure = await post(elsewhere, fields, {}, { origin: 'https://www.soho.example' });
    expect(kept(secure)).toEqual([`${cookie}; Secure`]);
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
    expect(response.headers.get('cache-control')).toBe('no-store');
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

  it('comes with the draft of a purchase, which ends too', async () => {
    const draft = { sku: 'A', priceCode: 'B', reader: 'u-1', account: 'ana@x.co' };
    const secret = 's'.repeat(32);
    const own = await openSites(() => undefined, {
      ACCOUNT_ORIGIN: 'https://api.example',
      HANDOFF_SECRET: secret,
    });
    const [cookie] = createPurchaseDrafts(secret, () => new Date('2026-02-01T12:00:00Z')).cookies(
      draft,
      true,
    );
    for (const [origin, end] of [
      [SITE, ''],
      ['https://www.soho.example', '; Secure'],
    ] as const) {
      const headers = { origin, cookie: cookie!.split(';')[0]! };
      const response = await own.sites.app.request(
        `${origin}/api/sesion`,
        { method: 'POST', headers },
        { brand: 'weekly' },
      );
      expect(await response.json()).toEqual({ purchase: draft });
      expect(response.headers.getSetCookie()).toEqual([
        `rt-entrega=; Path=/api/sesion; Max-Age=0; SameSite=Lax; HttpOnly${end}`,
        `rt-entregado=; Path=/; Max-Age=0; SameSite=Lax${end}`,
        `rt-compra=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly${end}`,
      ]);
    }
  });

  it('is not given to a link', async () => {
    const { status, headers } = await opened.get('/api/sesion', { cookie: await sealed(), origin: SITE });
    expect([status, headers.get('cache-control'), headers.getSetCookie()]).toEqual([405, 'no-store', []]);
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
