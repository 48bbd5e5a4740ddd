import fc from '../../../../tests/support/fuzz.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSites, type OpenedSites } from './sites.fixture.ts';

const ACCOUNT = 'https://api.example';
const EVENTS = 'http://127.0.0.1:4000';
const SECRETS = {
  NOTIFICATION_TOKEN: 'secret-of-notifications',
  NEWSLETTER_KEY: 'secret-of-newsletters',
  SEGMENTS_TOKEN: 'secret-of-segments',
};
const FORM = { email: 'ana@example.com', origin: 'portada', policy: true };

/** Requests to the services, with their secrets. */
let requested: { url: string; authorization: string | null; token: string | null }[];
let status = 200;
const REPLIES: Record<string, unknown> = {
  'subscribe-user': { ok: 1 },
  report: { success: true, number: 7 },
  profile: { uuid: 'r', email: 'ana@example.com' },
  obtenersegmentoscliente: { data: { ObtenerSegmentosClienteResult: [{ URLPerfil: '/renovar/' }] } },
};

const open = (environment: Record<string, string> = {}): Promise<OpenedSites> =>
  openSites((source, _query, { url, headers }) => {
    requested.push({ url, authorization: headers.get('authorization'), token: headers.get('x-api-token') });
    return Response.json(REPLIES[source] ?? { code: '404', message: 'no' }, { status });
  }, environment);

let opened: OpenedSites;
beforeAll(async () => {
  requested = [];
  opened = await open({ ACCOUNT_ORIGIN: ACCOUNT, SERVICES_ORIGIN: 'https://services.example', ...SECRETS });
});

const post = (path: string, body: unknown = FORM, headers: Record<string, string> = {}, from = opened) => {
  requested = [];
  return from.sites.app.request(
    `http://localhost:3001${path}`,
    {
      method: 'POST',
      headers: { origin: 'http://localhost:3001', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    { brand: 'weekly' },
  );
};

describe('X-3 the services of a site', () => {
  it('newsletter and contact form reach the services with the tokens of the server', async () => {
    expect(await (await post('/api/boletin')).json()).toEqual({ ok: 1 });
    expect(requested).toMatchObject([
      { url: 'https://services.example/icommkt/subscribe-user', token: SECRETS.NOTIFICATION_TOKEN },
    ]);
    expect((await post('/api/contacto', { email: 'ana@example.com', asunto: 'Hola' })).status).toBe(200);
    expect(requested).toMatchObject([{ url: 'https://services.example/wolkvox/report' }]);
  });

  it('the renewal record is that of the reader whose token comes', async () => {
    requested = [];
    const response = await opened.sites.app.request(
      'http://localhost:3001/api/renovacion',
      { headers: { authorization: 'Bearer of-ana' } },
      { brand: 'weekly' },
    );
    expect(await response.json()).toEqual({ renewal: { URLPerfil: '/renovar/' } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(requested).toMatchObject([
      { url: `${ACCOUNT}/identity/public/v1/profile`, authorization: 'Bearer of-ana' },
      { authorization: `Bearer ${SECRETS.SEGMENTS_TOKEN}` },
    ]);
  });

  it.each<[string, number, unknown, Record<string, string>]>([
    ['another origin', 403, FORM, { origin: 'http://localhost:3002' }],
    ['no JSON', 415, FORM, { 'content-type': 'text/plain' }],
    ['too much', 413, { ...FORM, more: 'x'.repeat(30_000) }, {}],
    ['no address', 400, { ...FORM, email: 'ana' }, {}],
    ['fields of other types', 400, { email: [], origin: {}, policy: 'yes' }, {}],
    ['not even an object', 400, null, {}],
  ])('%s is refused with %d and asks no service', async (_name, expected, body, headers) => {
    expect((await post('/api/boletin', body, headers)).status).toBe(expected);
    expect(requested).toEqual([]);
  });

  it('a refusal for the caller’s fault is not a failure of the site', async () => {
    const before = opened.warnings.length;
    status = 400;
    const response = await post('/api/contacto', { email: 'ana@example.com', site: 'nowhere' });
    status = 200;
    expect(response.status).toBe(400);
    expect(opened.warnings.slice(before).filter(({ level }) => level > 40)).toEqual([]);
  });

  it('nothing that a caller sends is a failure of the site', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('ana@example.com', '__proto__', '\u0000', '\ud800', '{'.repeat(5000)),
    );
    const form = fc.record(
      { email: text, origin: text, policy: fc.boolean(), site: text, constructor: text, __proto__: text },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)),
      form.map((value) => JSON.stringify(value)),
      text,
    );
    const header = fc.stringMatching(/^[\x21-\x7e\xa0-\xff]{0,40}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/boletin', '/api/contacto', '/api/renovacion', '/api/', '/api/otra'),
        fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
        fc.constantFrom('application/json', 'application/json; charset=latin1', 'text/plain', ''),
        header,
        body,
        async (path, method, type, authorization, sent) => {
          const response = await opened.sites.app.request(
            `http://localhost:3001${path}`,
            {
              method,
              headers: { origin: 'http://localhost:3001', 'content-type': type, authorization },
              ...(method !== 'GET' && method !== 'HEAD' && { body: sent }),
            },
            { brand: 'weekly' },
          );
          expect(response.status, `${method} ${path} ${sent}`).toBeLessThan(500);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('a failure of a service is in the log, with the error', async () => {
    const before = opened.warnings.length;
    status = 500;
    const response = await post('/api/contacto', { email: 'ana@example.com', asunto: 'Hola' });
    status = 200;
    expect(response.status).toBe(502);
    expect(opened.warnings.slice(before)).toMatchObject([
      {
        level: 50,
        msg: expect.stringMatching(/./) as string,
        err: { message: expect.any(String) as string },
      },
    ]);
  });

  it('other methods and paths are answered in JSON, and no page has such a path', async () => {
    const get = (path: string) => opened.get(path);
    expect((await get('/api/boletin')).status).toBe(405);
    expect((await get('/api/otra')).status).toBe(404);
    expect((await get('/api/renovacion')).status).toBe(401);
    const { response: other } = await get('/api/otra');
    expect([other.headers.get('content-type'), other.headers.get('cache-control')]).toEqual([
      'application/json',
      'no-store',
    ]);
    expect(await other.json()).toEqual({ code: 'notFound', message: 'No such service.' });
  });

  it('without the settings of the services there is nothing', async () => {
    const none = await open();
    expect((await post('/api/boletin', FORM, {}, none)).status).toBe(404);
    expect(requested).toEqual([]);
  });

  it('no page says a secret, and its policy allows the account service, the address for events and nothing else', async () => {
    const { html, headers } = await opened.get('/terminos-y-condiciones/');
    for (const secret of Object.values(SECRETS)) expect(html).not.toContain(secret);
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${ACCOUNT} ${EVENTS};`);
    const none = await openSites(() => undefined, { CONTENT_ORIGIN: 'https://content.example' });
    const closed = await none.get('/terminos-y-condiciones/');
    expect(closed.headers.get('content-security-policy')).toContain(`connect-src 'self';`);
    expect(closed.headers.get('etag')).not.toBe(headers.get('etag'));
  });
});
