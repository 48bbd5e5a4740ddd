import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect } from '../../../shared/telemetry/collector.fixture.ts';
import { feed, openSites, story, type OpenedSites } from './sites.fixture.ts';

let opened: OpenedSites;
beforeEach(async () => {
  opened = await openSites(
    (source) => {
      if (source === 'story-by-url') return story('x');
      return source === 'content-apir' ? feed('a') : undefined;
    },
    { DESK_TOKEN: 'a-token-of-the-desk-of-editors' },
  );
});
afterEach(() => opened.sites.close());

const get: OpenedSites['get'] = (...requested) => opened.get(...requested);
const send = (address: string, init: RequestInit = {}) =>
  opened.sites.app.request(address.startsWith('http') ? address : `http://localhost:3001${address}`, init, {
    brand: 'weekly',
  });
const form = (body: string, origin = 'http://localhost:3001'): RequestInit => ({
  ...{ method: 'POST', body },
  headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
});

describe('the routes of the sites', () => {
  it.each([
    ['health', '/health'],
    ['asset', '/assets/entry.js'],
    ['media', '/images/plaza'],
    ['page', '/economia/'],
    // The feed of a section below a path of media.
    ['page', '/videos/rss.xml'],
  ])('are counted by their name: %s for %s', async (route, path) => {
    const collecting = await collect();
    await send(path);
    const metrics = await collecting.metrics();
    await collecting.stop();
    const counted = [...metrics.matchAll(/request_duration_seconds_count\{route="(\w+)"/g)];
    expect(counted.map(([, name]) => name)).toEqual([route]);
  });

  it.each<[string, number, string | RegExp]>([
    ['/api/sesion', 405, '{}'],
    ['/api/acceso', 405, '{}'],
    ['/api/articulo/resto', 405, '{}'],
    ['/api/lista', 400, 'No existe esa lista.'],
    ['/api/sugerencias', 200, '[]'],
    ['/api/en-vivo', 400, /must be a path/],
    ['/api/otra', 404, /No such service/],
    ['/oembed', 400, /url/],
    ['/api/borrador', 401, /unauthenticated/],
    ['/sitemap.xml', 200, /^<\?xml/],
    ['/nacion/articulo/x/', 200, /Párrafo 0/],
    ['/nacion/articulo/x/?entrada=n1', 302, ''],
  ])('lead %s to its answer', async (path, status, text) => {
    const response = await send(path);
    expect([response.status, await response.text()]).toEqual([
      status,
      typeof text === 'string' ? text : expect.stringMatching(text),
    ]);
  });

  it('lead a form to its answer', async () => {
    const { status } = await send(
      BRAND_CONFIGS.weekly.routes.consent,
      form('choice=none&version=2&back=%2F'),
    );
    expect(status).toBe(303);
  });

  it('tell no other site the address of a guest’s page, which nothing keeps', async () => {
    const { headers } = await send('/inscripcion/?token=secreto');
    expect([headers.get('Referrer-Policy'), headers.get('Cache-Control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
  });

  it('say the length of a page to a program that asks only for it', async () => {
    const length = (await (await send('/robots.txt')).arrayBuffer()).byteLength;
    expect((await send('/robots.txt', { method: 'HEAD' })).headers.get('Content-Length')).toBe(
      String(length),
    );
  });

  it('know no file of the client build in development', async () => {
    const development = await openSites(() => undefined, {}, { clientFolder: undefined });
    const { status, headers } = await development.get('/assets/entry.js');
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await send('/assets/entry.js')).headers.get('Content-Type')).toMatch(/^text\/plain/);
    await development.sites.close();
  });

  it('say which methods there are to one who uses another', async () => {
    const response = await send('/', { method: 'PUT' });
    expect([response.status, response.headers.get('Allow'), await response.text()]).toEqual([
      405,
      'GET, HEAD',
      'Método no permitido',
    ]);
  });
});

describe('the responses of the sites', () => {
  it('have the security headers; HSTS only over HTTPS', async () => {
    for (const path of ['/', '/robots.txt', '/health', '/images/x', '/no/existe/']) {
      expect(Object.fromEntries((await get(path)).headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect((await get(path)).headers.get('Strict-Transport-Security')).toBeNull();
    }
    const secure = await get('https://www.soho.example/', {}, null);
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('keep the request id of a proxy, and reject an invalid one', async () => {
    expect((await get('/robots.txt', { 'X-Request-Id': 'abc-12345' })).headers.get('X-Request-Id')).toBe(
      'abc-12345',
    );
    expect((await get('/robots.txt', { 'X-Request-Id': 'a b' })).headers.get('X-Request-Id')).toMatch(
      /^[\w-]{36}$/,
    );
  });
});

describe('the form of the mode', () => {
  it('keeps the choice in a cookie, which is secure over HTTPS', async () => {
    const cookieOf = async (origin: string) => {
      const { status, headers } = await send(`${origin}/apariencia/`, form('mode=dark&back=%2F', origin));
      return [status, headers.get('Set-Cookie')?.includes('Secure')];
    };
    expect(await cookieOf('http://localhost:3001')).toEqual([303, false]);
    expect(await cookieOf('https://www.soho.example')).toEqual([303, true]);
  });

  it('is not read when it is longer than a path can be, which is no fault of the server', async () => {
    const { status, headers } = await send('/apariencia/', form(`mode=dark&back=${'a'.repeat(8192)}`));
    expect([status, headers.get('Content-Type')]).toEqual([413, 'text/plain; charset=utf-8']);
    expect(opened.warnings).toEqual([]);
    expect((await send('/apariencia/', form(`mode=dark&back=/${'a'.repeat(4000)}/`))).status).toBe(303);
  });
});
