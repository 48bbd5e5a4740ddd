import { connect, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import fc from '../../../../tests/support/fuzz.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { closeServer } from '../../../shared/close-server.ts';
import { listen } from './listen.ts';
import { feed, openSites } from './sites.fixture.ts';

/** A content service with one section. It rejects invalid queries, and has no other content. */
const answer = (source: string, query: Record<string, unknown>): unknown => {
  if (/%|\\u|-{9}|\.\.|.{300}/.test(JSON.stringify(query).replace(/"sourceInclude":"[^"]*"/, '')))
    return Response.json({ code: 'bad_request', message: 'no' }, { status: 400 });
  return source.startsWith('content-api') && !('feedOffset' in query && Number(query['feedOffset']) > 0)
    ? feed('a', 'b')
    : undefined;
};

const servers: Server[] = [];
const ports = new Map<BrandKey | null, number>();

beforeAll(async () => {
  const { sites } = await openSites(answer, { LOG_LEVEL: 'silent' });
  for (const brand of [...BRANDS, null]) {
    const server = await listen(sites.app, 0, '127.0.0.1', brand);
    servers.push(server);
    ports.set(brand, (server.address() as AddressInfo).port);
  }
});
afterAll(() => Promise.all(servers.map((server) => closeServer(server, 1000))));

const ANSWER_WITHIN_MS = 15_000;
const PROPERTY_TIMEOUT_MS = 135_000;

/** Sends a request unchanged: `fetch` would correct it. Returns the whole response as text. */
const send = (port: number, target: string, host: string, method = 'GET'): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        Buffer.from(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1'),
      ),
    );
    socket.setTimeout(ANSWER_WITHIN_MS, () =>
      socket.destroy(new Error(`${method} ${target} at ${host}: no answer in ${ANSWER_WITHIN_MS} ms`)),
    );
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('end', () => resolve(text)).on('error', reject);
  });

it('a connection stays open longer than those of balancers', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${ports.get('weekly')}/health`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

const statusOf = (reply: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);

const KNOWN = [
  '',
  ' ',
  'autor',
  'noticias',
  'seccion',
  'buscador',
  'buscar',
  'impresa',
  'nacion',
  'homepage',
];
const ODD = [
  '%20',
  '%',
  '%E0%A4%A',
  '%00',
  '%2F',
  '%5C',
  '%FF',
  '..',
  '.',
  '%2e%2e',
  'e%CC%81'.repeat(40),
  'constructor',
  '__proto__',
  'toString',
  'a'.repeat(300),
  'x'.repeat(3000),
  '-'.repeat(40),
  '1e999',
  '0000-99-99',
  'a.html',
  '%F0%9F%98%80',
  '%ED%A0%80',
  'login',
  'sitemap.xml',
  'sitemap-2.xml',
  'rss.xml',
  'oembed',
  'feed.json',
  'robots.txt',
  'images',
  'assets',
  'perfil',
  ';a=1',
  '@',
  ':80',
];
const segment = fc.oneof(
  fc.constantFrom(...KNOWN, ...ODD).map((text) => text.replaceAll(' ', '%20')),
  fc
    .string({ unit: 'binary', maxLength: 12 })
    .map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/[\s#?]/g, '')),
);
const path = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/', '//'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`);
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('q', 'url', 'pagina', 'offerId', 'desde', 'fecha', '__proto__', 'constructor', ''),
      fc.oneof(
        segment,
        fc.constantFrom(
          '-'.repeat(40),
          '0',
          '-1',
          '1.5',
          '1e3',
          'NaN',
          'Infinity',
          '500',
          '501',
          '99999999999999999999',
        ),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));
const host = fc.oneof(
  fc.constantFrom(
    'localhost',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '',
    '%',
    '[::1]',
    '[',
    'a b',
    'evil.example',
    'evil.example:99999',
    'x'.repeat(300),
    '..',
    '-',
    'www.soho.example',
    'WWW.SOHO.EXAMPLE.',
    '127.0.0.1:1',
    'a@b',
  ),
  fc.string({ maxLength: 20 }).map((text) => text.replace(/[\r\n\0]/g, '')),
);
const brand = fc.constantFrom<(BrandKey | null)[]>(...BRANDS, null);

describe('hostile requests', () => {
  it(
    'no address, query or Host is answered with a 5xx',
    async () => {
      await fc.assert(
        fc.asyncProperty(brand, path, query, host, async (key, at, requested, named) => {
          const reply = await send(ports.get(key)!, at + requested, named);
          const request = `${key ?? 'index'}: GET ${at + requested} at ${named}: ${reply.slice(0, 200)}`;
          expect(statusOf(reply), request).toBeGreaterThanOrEqual(200);
          expect(statusOf(reply), request).toBeLessThan(500);
        }),
        { numRuns: 400 },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );

  it.each(['constructor', '__proto__', 'toString'])('Host: %s is not a site', async (named) => {
    for (const [key, port] of ports)
      expect([key, statusOf(await send(port, '/', named))]).toEqual([key, 200]);
  });

  it.each(['/autor/%20/', '/noticias/%20/', '//', '/%E0%A4%A/', `/${'a'.repeat(3000)}/`, '/autor/%2F%20/'])(
    '%s is a 404 on every site',
    async (at) => {
      for (const key of BRANDS)
        expect([key, statusOf(await send(ports.get(key)!, at, 'localhost'))]).toEqual([key, 404]);
    },
  );

  it.each(['-1', '0', '1.5', 'NaN', '1e3', 'x'])('?pagina=%s gives a status below 500', async (number) => {
    expect(
      statusOf(await send(ports.get('weekly')!, `/economia/?pagina=${number}`, 'localhost')),
    ).toBeLessThan(500);
  });

  it.each(['PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT'])('%s is rejected', async (method) => {
    expect(statusOf(await send(ports.get('weekly')!, '/', 'localhost', method)) || 400).toBeLessThan(500);
  });
});

describe('an unknown host name', () => {
  it.each(['/', '/economia/', '/nacion', '/no/existe/', '/sitemap.xml', '/robots.txt', '/autor/%20/'])(
    'is in no answer to %s',
    async (at) => {
      for (const port of ports.values())
        expect(await send(port, at, 'evil.example')).not.toContain('evil.example');
    },
  );

  it('redirects to the site’s address', async () => {
    const reply = await send(ports.get('daily')!, '/', 'evil.example');
    expect(reply).toContain('<link rel="canonical" href="http://localhost:3002/">');
    expect(await send(ports.get('men')!, '/', 'evil.example')).toContain('href="https://www.soho.example/"');
  });
});
