import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, type OpenedSites } from '../sites.fixture.ts';

/*
 * The pages that e-mails open, for browsers without a script: what they ask the services, and where they lead.
 */

const ORIGIN = 'http://localhost:3001';
const ACCOUNTS = 'https://api.example';
const SERVICE = 'https://services.example';
const ENVIRONMENT = {
  ACCOUNT_ORIGIN: ACCOUNTS,
  SERVICES_ORIGIN: SERVICE,
  NOTIFICATION_TOKEN: 'n'.repeat(16),
  NEWSLETTER_KEY: 'k'.repeat(16),
  SEGMENTS_TOKEN: 's'.repeat(16),
};
const SECRET = 'secreto-123';
const { restore } = BRAND_CONFIGS.weekly.routes;
const HELD = { uuid: 'u-1', accessToken: 'access', refreshToken: 'refresh' };
const PASSWORDS = { password: 'Paramo2026', confirmPassword: 'Paramo2026' };

/** The page at which the reader asked for the e-mail, as the browser keeps it. */
const FROM = { cookie: `rt-regreso=${encodeURIComponent('/nacion/articulo/a/#:~:text=Un%20río')}` };
const BACK = encodeURIComponent('/nacion/articulo/a/#:~:text=Un%20r%C3%ADo');
const FORGOTTEN = 'rt-regreso=; Path=/; Max-Age=0; SameSite=Lax';

/** The calls of the services, and their answer. */
let called: string[];
let answer: () => unknown;
let opened: OpenedSites;

const open = (environment: Record<string, string>): Promise<OpenedSites> =>
  openSites(async (source, _query, request) => {
    if (![ACCOUNTS, SERVICE].some((one) => request.url.startsWith(one))) return undefined;
    if (source === 'entitlements') return { skus: [] };
    // The rules for tokens of captchas.
    if (source === 'config') return {};
    const { pathname } = new URL(request.url);
    const path = pathname.replace('/identity/public', '');
    called.push([request.method, path, await request.text()].filter(Boolean).join(' '));
    return answer();
  }, environment);

beforeEach(async () => {
  called = [];
  answer = () => ({ success: true, ok: 1, left: 1 });
  opened = await open(ENVIRONMENT);
});

const refusal =
  (status: number, code = 'x') =>
  () =>
    Response.json({ code, message: 'x' }, { status });

const post = (path: string, fields: Record<string, string>, headers: object = {}, from = opened) =>
  from.sites.app.request(
    ORIGIN + path,
    { method: 'POST', headers: { origin: ORIGIN, ...headers }, body: new URLSearchParams(fields) },
    { brand: 'weekly' },
  );
const locationOf = async (...sent: Parameters<typeof post>): Promise<string | null> => {
  const { status, headers } = await post(...sent);
  expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    303,
    'no-store',
    'no-referrer',
  ]);
  return headers.get('location');
};

const token = JSON.stringify({ token: SECRET });
/** The pages that use a secret as soon as their form is sent, with the call. */
const USES = [
  ['/verificar-cuenta/', `GET /v1/email/verify/${SECRET}`],
  ['/deshacer-cambio-correo/', `PUT /v1/email/undo/${SECRET}`],
  ['/newsletter/cancelar/', `POST /icommkt/unsubscribe-user ${token}`],
  ['/newsletter/confirmar/', `POST /icommkt/confirm-user ${token}`],
] as const;

describe.each(USES)('A11 the page %s', (path, call) => {
  it('uses the secret of its link, and leads to an address without it', async () => {
    expect(await locationOf(path, { token: SECRET })).toBe(`${path}?estado=done`);
    expect(called).toEqual([call]);
  });

  it('without a secret begins again, and calls nothing', async () => {
    expect([await locationOf(path, {}), called]).toEqual([path, []]);
    expect([await locationOf(path, { token: 'x'.repeat(1001) }), called]).toEqual([path, []]);
  });

  it.each([
    ['that is over', refusal(400, '300033'), 'estado=over'],
    ['that is unknown', refusal(404), 'estado=over'],
    ['that was used', refusal(400, '300050'), 'estado=used'],
    ['whose address is of another account', refusal(409, '300022'), 'estado=taken'],
    // These have not used the secret.
    ['while the service fails', refusal(500), `estado=down&token=${SECRET}`],
    ['while the service has too many calls', refusal(429), `estado=down&token=${SECRET}`],
    ['while there is no answer', () => new TypeError('fetch failed'), `estado=down&token=${SECRET}`],
  ])('with a secret %s leads to the words for it', async (_what, reply, query) => {
    answer = reply;
    expect(await locationOf(path, { token: SECRET })).toBe(`${path}?${query}`);
  });

  it('is not used by the form of another site', async () => {
    const { status } = await post(path, { token: SECRET }, { origin: 'https://otro.example' });
    expect([status, called]).toEqual([403, []]);
  });
});

describe('A11 another e-mail', () => {
  it.each([
    ['/verificar-cuenta/', 'POST /v1/email/verify {"email":"ana@example.com"}'],
    ['/ingreso/', 'POST /v1/auth/magiclink {"email":"ana@example.com"}'],
    [restore, 'POST /v1/password/reset {"userName":"ana@example.com"}'],
  ])('of %s is asked for with an address', async (path, call) => {
    expect(await locationOf(path, { email: ' ana@example.com ' })).toBe(`${path}?estado=sent`);
    expect(called).toEqual([call]);
    expect(await locationOf(path, { email: 'ana@' })).toBe(`${path}?estado=badEmail`);
    expect(called).toHaveLength(1);
  });

  it.each(['/deshacer-cambio-correo/', '/newsletter/cancelar/'])('of %s is not', async (path) => {
    expect([await locationOf(path, { email: 'ana@example.com' }), called]).toEqual([path, []]);
  });
});

describe('A7 the way back', () => {
  it.each([
    ['now', () => ({ success: true }), 'done'],
    ['before', refusal(400, '300050'), 'used'],
  ])('of an address that is confirmed %s is a link of its page, once', async (_when, reply, state) => {
    answer = reply;
    const { headers } = await post('/verificar-cuenta/', { token: SECRET }, FROM);
    const page = `/verificar-cuenta/?estado=${state}&redirect=${BACK}`;
    expect([headers.get('location'), headers.getSetCookie()]).toEqual([page, [FORGOTTEN]]);
    const { html } = await opened.get(page);
    expect(html).toMatch(
      /<a[^>]* href="\/nacion\/articulo\/a\/#:~:text=Un%20r%C3%ADo"[^>]*>.{0,99}Seguir leyendo/,
    );
  });

  it('of a new password goes through the page to sign in', async () => {
    const { signIn } = BRAND_CONFIGS.weekly.routes;
    const { headers } = await post(restore, { token: SECRET, ...PASSWORDS }, FROM);
    const page = `${restore}?estado=done&redirect=${BACK}`;
    expect([headers.get('location'), headers.getSetCookie()]).toEqual([page, [FORGOTTEN]]);
    expect((await opened.get(page)).html).toContain(`href="${signIn}?redirect=${BACK}"`);
    const json = { ...FROM, accept: 'application/json' };
    const forScript = await post(restore, { token: SECRET, ...PASSWORDS }, json);
    expect(await forScript.json()).toEqual({ ok: true, signIn: `${signIn}?redirect=${BACK}` });
  });

  it('of a link to sign in is the page itself', async () => {
    answer = () => HELD;
    const { headers } = await post('/ingreso/', { token: SECRET }, FROM);
    expect(headers.get('location')).toBe('/nacion/articulo/a/#:~:text=Un%20r%C3%ADo');
    expect(headers.getSetCookie()).toContain(FORGOTTEN);
  });

  it.each(['https://mal.example/', '//mal.example/', '/\\mal.example', 'javascript:alert(1)'])(
    'to %s is one to the front',
    async (address) => {
      const cookie = `rt-regreso=${encodeURIComponent(address)}`;
      answer = () => HELD;
      expect((await post('/ingreso/', { token: SECRET }, { cookie })).headers.get('location')).toBe('/');
      const page = `/verificar-cuenta/?estado=done&redirect=${encodeURIComponent(address)}`;
      const [main] = /<main.*<\/main>/s.exec((await opened.get(page)).html)!;
      expect(main).not.toMatch(/mal\.example|javascript:alert|Seguir leyendo/);
    },
  );

  it('stays while the link is not used', async () => {
    answer = refusal(503);
    for (const [path, fields] of [
      ['/ingreso/', {}],
      ['/verificar-cuenta/', {}],
      [restore, PASSWORDS],
    ] as const)
      expect((await post(path, { token: SECRET, ...fields }, FROM)).headers.getSetCookie()).toEqual([]);
  });
});

describe('A11 an unsubscription', () => {
  it('that finds no subscription is over', async () => {
    answer = () => ({ left: 0 });
    expect(await locationOf('/newsletter/cancelar/', { token: SECRET })).toBe(
      '/newsletter/cancelar/?estado=over',
    );
  });

  it('waits for its service without losing the link', async () => {
    const none = await open({ ACCOUNT_ORIGIN: ACCOUNTS });
    expect(await locationOf('/newsletter/cancelar/', { token: SECRET }, {}, none)).toBe(
      `/newsletter/cancelar/?estado=down&token=${SECRET}`,
    );
  });
});

describe('A10 the link to sign in', () => {
  it('gives the browser the session and what its reader may read, and leads to the front', async () => {
    answer = () => HELD;
    const response = await post('/ingreso/', { token: SECRET });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(called).toEqual([`GET /v1/auth/magiclink/${SECRET}`]);
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'rt-entrega',
      'rt-entregado',
      'rt-acceso',
      'rt-regreso',
    ]);
    const session = await opened.sites.app.request(
      `${ORIGIN}/api/sesion`,
      { method: 'POST', headers: { origin: ORIGIN, cookie: cookies[0]!.split(';')[0]! } },
      { brand: 'weekly' },
    );
    expect(await session.json()).toEqual({ identity: HELD, rememberMe: true });
  });

  it.each([
    [refusal(401, '300033'), 'estado=over'],
    [refusal(503), `estado=down&token=${SECRET}`],
  ])('that is refused sets no cookie: %#', async (reply, query) => {
    answer = reply;
    const { headers } = await post('/ingreso/', { token: SECRET });
    expect([headers.get('location'), headers.getSetCookie()]).toEqual([`/ingreso/?${query}`, []]);
  });
});

describe('A8 a new password', () => {
  const JSON_ONLY = { accept: 'application/json' };

  it('is set by its link, for a script too', async () => {
    const call = `PUT /v1/password/reset/${SECRET} {"newPassword":"Paramo2026"}`;
    expect(await locationOf(restore, { token: SECRET, ...PASSWORDS })).toBe(`${restore}?estado=done`);
    const forScript = await post(restore, { token: SECRET, ...PASSWORDS }, JSON_ONLY);
    expect([forScript.status, await forScript.json()]).toEqual([200, { ok: true }]);
    expect(forScript.headers.get('cache-control')).toBe('no-store');
    expect(called).toEqual([call, call]);
  });

  it.each<[string, Record<string, string>, () => unknown, number]>([
    ['that do not agree', { ...PASSWORDS, confirmPassword: 'Otra2026' }, () => ({}), 422],
    ['that are refused', PASSWORDS, refusal(400, '300036'), 422],
    ['while the service fails', PASSWORDS, refusal(500), 502],
    ['while there is no answer', PASSWORDS, () => new TypeError('fetch failed'), 502],
  ])('is asked for again with its secret after two %s, and is not in the page', async (_what, sent, reply, status) => {
    answer = reply;
    const response = await post(restore, { token: SECRET, ...sent });
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(html).toContain(`value="${SECRET}"`);
    expect(html).toMatch(/aria-invalid="true"|role="alert"/);
    for (const password of Object.values(sent)) expect(html).not.toContain(password);
    const forScript = await post(restore, { token: SECRET, ...sent }, JSON_ONLY);
    expect(forScript.status).toBe(status);
    expect(JSON.stringify(await forScript.json())).not.toContain('Paramo2026');
  }); // prettier-ignore

  it('tells a script that the form is wrong, for which no service was asked', async () => {
    const reply = await post(restore, { token: SECRET, ...PASSWORDS, confirmPassword: 'x' }, JSON_ONLY);
    expect([await reply.json(), called]).toEqual([{ code: 'badRequest', message: '' }, []]);
  });

  it('is set on its page alone', async () => {
    expect(await locationOf('/verificar-cuenta/', { token: SECRET, ...PASSWORDS })).toBe(
      '/verificar-cuenta/?estado=done',
    );
    expect(called).toEqual([`GET /v1/email/verify/${SECRET}`]);
  });

  it('by a link that is over leads to the page that offers another one', async () => {
    answer = refusal(400, '300033');
    expect(await locationOf(restore, { token: SECRET, ...PASSWORDS })).toBe(`${restore}?estado=over`);
    const forScript = await post(restore, { token: SECRET, ...PASSWORDS }, JSON_ONLY);
    expect([forScript.status, await forScript.json()]).toEqual([422, { code: '300033', message: 'x' }]);
  });
});

describe('A11 without the account service', () => {
  it('the pages take no forms', async () => {
    const none = await open({ CONTENT_ORIGIN: 'https://content.example' });
    const { status } = await post('/verificar-cuenta/', { token: SECRET }, {}, none);
    expect([status, called]).toEqual([405, []]);
  });
});
