import { BRANDS } from 'rotativa/themes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story, type OpenedSites } from './sites.fixture.ts';

const SITE = 'http://localhost:3001';
const BUY = '/suscripciones-online/?offerId=466&sku=DIGITAL-ANUAL&priceCode=ANUAL-199';
const HELD = { uuid: 'u-1', accessToken: 'access', refreshToken: 'refresh' };
const PRODUCT = {
  ...{ sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', name: 'Suscripción', description: 'Todo' },
  ...{ price: 199_000, currency: 'COP', periodMonths: 12, gift: false, sharesAllowed: 0 },
};
const ENDED = 'La oferta de ese enlace terminó o no es de este sitio.';
const ADDRESS = { region: 'Nariño', locality: 'pasto', line1: 'Carrera 25 # 17-40' };

let opened: OpenedSites;
/** The answer of the account service. */
let account: () => Response;
/** The newest stories, or a service that does not answer. */
let newest: unknown;
let jar: Map<string, string>;

beforeEach(async () => {
  jar = new Map();
  account = () => Response.json(HELD);
  newest = undefined;
  opened = await openSites(
    (source, _query, request) => {
      if (source === 'content-apir') return newest;
      if (/\/offer\/\d+/.test(request.url) && !request.url.includes('/offer/466')) return undefined;
      if (request.url.includes('/offer/'))
        return Response.json({
          offerID: 466,
          name: 'Suscripciones',
          products: [PRODUCT, { ...PRODUCT, priceCode: 'OTRO' }],
        });
      return request.url.startsWith('https://api.example') ? account() : undefined;
    },
    { ACCOUNT_ORIGIN: 'https://api.example' },
  );
});

const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('cookie', cookies());
  const response = await opened.sites.app.request(SITE + path, { ...init, headers }, { brand: 'weekly' });
  for (const set of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (set.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
  return response;
}
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path = BUY) =>
  ask(path, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const signIn = () => post({ paso: 'who', userName: ' ana@x.co', password: 'secreto-mio' });
const shown = async (): Promise<string> =>
  /<noscript>.*<\/noscript>/s.exec(await (await ask(BUY)).text())![0];

describe('C4 the steps of a purchase without JavaScript', () => {
  it('begin with the account, the same for all readers', async () => {
    const response = await ask(BUY);
    expect(response.headers.get('cache-control')).not.toContain('no-store');
    expect(await shown()).toMatch(/id="paso".*1.*Cuenta.*name="password"/s);
  });

  it('keep the input in a sealed cookie, up to the card', async () => {
    const signedIn = await signIn();
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, `${BUY}#paso`]);
    const set = signedIn.headers.getSetCookie().join('\n');
    expect(set).toMatch(/rt-compra=[\w-]+; Path=\/; Max-Age=1800; SameSite=Lax; HttpOnly/);
    expect(set).not.toMatch(/ana@|refresh|secreto/);
    expect(await shown()).toMatch(/ana@x\.co.*id="paso".*2.*Dirección de facturación/s);

    const addressed = await post({ paso: 'address', ...ADDRESS });
    expect(addressed.status).toBe(303);
    const html = await shown();
    expect(html).toMatch(/Carrera 25 # 17-40, Pasto, Nariño.*id="paso".*3.*Tarjeta.*activar JavaScript/is);
    expect(html).not.toContain('name="password"');
  });

  it('keep the number for the invoice, and refuse one whose check digit is wrong', async () => {
    await signIn();
    const wrong = await post({ paso: 'address', ...ADDRESS, taxId: '899.999.068-2' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/<a href="#([^"]+-taxId)".*id="\1"[^>]*aria-invalid="true"/s);
    expect((await post({ paso: 'address', ...ADDRESS, taxId: '899.999.068-1' })).status).toBe(303);
    expect(await shown()).toContain('NIT 899.999.068-1');
  });

  it('are stored nowhere, and another reader does not see them', async () => {
    await signIn();
    expect((await ask(BUY)).headers.get('cache-control')).toBe('no-store');
    jar.clear();
    expect(await shown()).not.toContain('ana@x.co');
  });

  it('show the errors beside the fields and above them, with the input', async () => {
    await signIn();
    const response = await post({ paso: 'address', ...ADDRESS, locality: 'Bogotá', line1: '' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const html = await response.text();
    expect(html).toContain('Hay 2 datos por corregir');
    expect(html).toMatch(/<a href="#([^"]+-locality)".*id="\1"[^>]*aria-invalid="true"/s);
    expect(html).toMatch(/value="Bogotá"/);
    expect(html).toMatch(/<option selected="">Nariño/);
    expect(html).not.toContain('secreto-mio');
  });

  it('lead back to the address, and begin again without a trace', async () => {
    await signIn();
    await post({ paso: 'address', ...ADDRESS });
    const changed = await (await ask(`${BUY}&paso=address`)).text();
    expect(changed).toMatch(/id="paso".*value="Carrera 25 # 17-40"/s);
    await post({ paso: 'forget' });
    expect([...jar.keys()]).toEqual([]);
  });

  it('of a sign-in that is refused is shown again, with the address and without the password', async () => {
    account = () => Response.json({ code: '110010', message: 'Invalid' }, { status: 401 });
    const response = await signIn();
    const html = await response.text();
    expect([response.status, response.headers.getSetCookie()]).toEqual([422, []]);
    expect(html).toContain('no son válidos');
    expect(html).toContain('ana@x.co');
    expect(html).not.toContain('secreto-mio');
  });

  it('keep and forget in cookies that are Secure over https, and in no other way without', async () => {
    const origin = 'https://www.soho.example';
    const send = (from: string, fields: Record<string, string>) =>
      opened.sites.app.request(
        from + BUY,
        { method: 'POST', headers: { origin: from }, body: new URLSearchParams(fields) },
        { brand: 'weekly' },
      );
    const who = { paso: 'who', userName: 'ana@x.co', password: 'secreto-mio' };
    const names = ['rt-entrega', 'rt-entregado', 'rt-acceso', 'rt-compra'];
    for (const fields of [who, { paso: 'forget' }]) {
      const secure = (await send(origin, fields)).headers.getSetCookie();
      expect(new Set(secure.map((cookie) => cookie.split('=')[0]))).toEqual(new Set(names));
      expect(secure.filter((cookie) => !cookie.endsWith('; Secure'))).toEqual([]);
      if (fields !== who) expect(secure.filter((cookie) => !cookie.includes('Max-Age=0'))).toEqual([]);
      const plain = (await send(SITE, fields)).headers.getSetCookie();
      expect(plain.filter((cookie) => cookie.includes('Secure'))).toEqual([]);
    }
  });

  it('are refused in words', async () => {
    expect(await (await post({ paso: 'pagar' })).text()).toBe('El formulario no es de una compra.');
    opened = await openSites(() => undefined, { CONTENT_ORIGIN: 'https://content.example' });
    const none = await post({ paso: 'who' });
    expect([none.status, await none.text()]).toEqual([404, 'No hay servicio de cuentas.']);
  });

  it('belong to one product', async () => {
    await signIn();
    const html = await (await ask(BUY.replace('ANUAL-199', 'OTRO'))).text();
    expect(html).toContain('name="password"');
    expect(html).not.toContain('ana@x.co');
    const other = await post({ paso: 'address', ...ADDRESS }, {}, '/suscripciones-online/?offerId=466');
    expect(other.headers.getSetCookie()).toEqual([]);
  });

  it.each(['', '?offerId=466', '?utm_source=x'])(
    'are of the offer that the address names, or of the brand’s: %s',
    async (query) => {
      const html = await (await ask(`/suscripciones-online/${query}`)).text();
      expect(html).toContain('Comprar una suscripción');
      expect(html).not.toContain(ENDED);
    },
  );

  it('names the newest stories for subscribers, which one who has paid can read', async () => {
    const locked = { content_restrictions: { content_code: ['03'] } };
    const stories = ['a', 'b', 'c', 'd', 'e'].map((id, at) => story(id, at === 1 ? {} : locked));
    newest = { content_elements: stories, count: 5 };
    const html = await (await ask(BUY)).text();
    expect(['a', 'b', 'c', 'd', 'e'].filter((id) => html.includes(`Titular ${id}`))).toEqual(['a', 'c', 'd']);
  });

  it.each(['never', new TypeError('fetch failed'), { error: 'x' }])(
    'can be bought while the content service answers %s',
    async (answer) => {
      newest = answer;
      expect(await (await ask(BUY)).text()).toContain('name="password"');
    },
  );

  it('lead to the store when the offer ends between two of them', async () => {
    const path = '/suscripciones-online/?offerId=999';
    const answer = await post({ paso: 'who', userName: 'ana@x.co', password: 'secreto-mio' }, {}, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
  });

  it('are given to the page’s script once, with the account that entered them', async () => {
    await signIn();
    await post({ paso: 'address', ...ADDRESS });
    const take = () => ask('/api/sesion', { method: 'POST', headers: { origin: SITE } });
    expect(await (await take()).json()).toEqual({
      identity: HELD,
      rememberMe: false,
      purchase: {
        ...{ sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', reader: 'u-1', account: 'ana@x.co' },
        address: { ...ADDRESS, locality: 'Pasto', country: 'CO' },
      },
    });
    expect(await (await take()).json()).toEqual({});
  });

  it('do not open a cookie that was changed, or sealed for another purpose', async () => {
    await signIn();
    jar.set('rt-compra', jar.get('rt-entrega') ?? '');
    expect(await shown()).toContain('name="password"');
    jar.set('rt-compra', 'AAAA');
    expect((await post({ paso: 'address', ...ADDRESS })).headers.get('location')).toBe(`${BUY}#paso`);
    expect(jar.get('rt-compra')).toBe('AAAA');
  });

  it.each([
    [{ paso: 'pagar' }, {}, 400],
    [{ paso: '__proto__' }, {}, 400],
    [{ paso: 'who' }, { origin: 'https://mal.example' }, 403],
    [{ paso: 'who' }, { 'content-type': 'application/json' }, 415],
  ])('%j with %j is refused with %d', async (fields, headers, status) => {
    expect((await post(fields as Record<string, string>, headers as Record<string, string>)).status).toBe(
      status,
    );
  });
});

describe('C7 a link to an offer that is over', () => {
  const LINKS = [
    '?offerId=999',
    '?offerId=abc',
    '?offerId=',
    '?offerId=4.66e2',
    '?offerId=466&offerId=467',
    '?offerId=466&offerId=466',
    '?sku=DIGITAL-ANUAL',
    '?offerId=466&sku=DIGITAL-ANUAL',
    '?offerId=466&sku=DIGITAL-ANUAL&priceCode=ANUAL-DE-OTRO',
    '?offerId=999&sku=NADA&priceCode=<script>&utm_source=boletin',
  ];

  it.each(BRANDS.flatMap((key) => LINKS.map((query) => [key, query] as const)))(
    'of %s shows the store with a sentence, for search engines as the store: %s',
    async (key, query) => {
      const { status, html, headers } = await opened.get(`/suscripciones-online/${query}`, {}, key);
      expect([status, headers.get('location')]).toEqual([200, null]);
      expect(html.split(ENDED)).toHaveLength(2);
      expect(html).toContain('href="/suscripciones-online/?offerId=466&amp;sku=DIGITAL-ANUAL');
      expect(html).toContain('noindex');
      expect(html).not.toContain('No encontramos esta página');
    },
  );
});
