import { beforeAll, expect, it } from 'vitest';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { feed, openSites, type OpenedSites } from './sites.fixture.ts';

const SOUND = new Uint8Array(1_000);

let opened: OpenedSites;
beforeAll(async () => {
  opened = await openSites((source, _query, { method }) =>
    source.endsWith('.wav')
      ? new Response(method === 'HEAD' ? null : SOUND, {
          headers: { 'Content-Type': 'audio/wav', 'Content-Length': String(SOUND.length) },
        })
      : feed('a', 'b'),
  );
});

const send = (method: string, path: string, brand: BrandKey | null) =>
  opened.sites.app.request(`http://localhost:3001${path}`, { method }, { brand });

const FILES = ['/robots.txt', '/manifest.webmanifest', '/favicon.svg', '/sic.svg', '/sounds/rio.wav'];
const TEXTS = ['/rss.xml', '/feed.json', '/sitemap.xml', '/sitemap-noticias.xml'];
const PAGES = ['/', '/economia/', '/buscador/', '/nada/nada/nada/'];

it.each([...BRANDS, null])('HEAD has the status, the headers and the length of GET: %s', async (brand) => {
  for (const path of [...FILES, ...TEXTS, ...PAGES]) {
    const got = await send('GET', path, brand);
    const length = (await got.arrayBuffer()).byteLength;
    const head = await send('HEAD', path, brand);
    // Each request has its own number and time.
    for (const { headers } of [got, head])
      for (const name of ['X-Request-Id', 'Server-Timing']) headers.delete(name);
    const expected = { ...Object.fromEntries(got.headers), 'content-length': String(length) };
    expect([head.status, Object.fromEntries(head.headers)], path).toEqual([got.status, expected]);
    expect([length > 0, (await head.arrayBuffer()).byteLength], path).toEqual([true, 0]);
  }
});
