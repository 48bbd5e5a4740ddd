import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import type { Assets } from '../build/assets.ts';
import { readConfig } from '../config/env.ts';
import { createSites, type Sites } from './main.ts';

const assets = Object.fromEntries(
  BRANDS.map((brand) => [
    brand,
    { script: '/assets/entry.js', scripts: [], styles: ['/assets/s.css'], fonts: [] },
  ]),
) as unknown as Assets;

const story = (id: string, extra: object = {}) => ({
  _id: id,
  type: 'story',
  canonical_url: `/nacion/articulo/${id}/`,
  headlines: { basic: `Titular ${id}` },
  publish_date: '2026-01-01T12:00:00Z',
  taxonomy: { primary_section: { _id: '/nacion', name: 'Nación', path: '/nacion' }, sections: [], tags: [] },
  content_elements: Array.from({ length: 6 }, (_, n) => ({
    type: 'text',
    _id: `p${n}`,
    content: `Párrafo ${n}.`,
  })),
  ...extra,
});

type Answer = (source: string, query: Record<string, unknown>) => unknown;

/** The content service: what each source answers; undefined is 404, an Error is no answer at all. */
let answer: Answer;
let sites: Sites;
let warnings: string[];

const content: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input));
  const source = url.pathname.split('/').at(-1) ?? '';
  const reply = answer(source, JSON.parse(url.searchParams.get('query') ?? '{}') as Record<string, unknown>);
  if (reply instanceof Error) throw reply;
  if (reply === 'never') {
    return new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );
  }
  return reply === undefined ? Response.json({ code: 'not_found' }, { status: 404 }) : Response.json(reply);
};

const feed = (...ids: string[]) => ({ content_elements: ids.map((id) => story(id)), count: ids.length });

beforeEach(async () => {
  warnings = [];
  answer = (source) => (source === 'content-apir' ? feed('a', 'b') : undefined);
  const write = (line: string): void => {
    const { level, msg, block } = JSON.parse(line) as { level: number; msg: string; block?: string };
    if (level >= 40) warnings.push(block ? `${msg}: ${block}` : msg);
  };
  sites = await createSites({
    config: readConfig({
      SITES_HOSTS: '{"www.soho.example":"men"}',
      BLOCK_BUDGET_MS: '400',
      CONTENT_FRESH_MS: '0',
      SITES_SECRET: 'x'.repeat(20),
    }),
    assets,
    build: 'build-1',
    clientFolder: '/nowhere',
    log: pino({ level: 'info' }, { write }),
    clock: () => new Date('2026-02-01T12:00:00Z'),
    fetch: content,
  });
});
afterEach(() => vi.restoreAllMocks());

async function get(path: string, headers: Record<string, string> = {}, brand: BrandKey | null = 'weekly') {
  const address = path.startsWith('http') ? path : `http://localhost:3001${path}`;
  const response = await sites.app.request(address, { headers }, { brand });
  return {
    status: response.status,
    headers: response.headers,
    html: await response.clone().text(),
    response,
  };
}

const outage = new TypeError('fetch failed');

describe('pages', () => {
  it('begin with the doctype, the language, the brand and no mode', async () => {
    const { status, html } = await get('/economia/');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="es-CO" data-brand="weekly"><head>/);
    expect(html).toMatch(/Titular a.*Titular b/s);
    expect(html.endsWith('</body></html>')).toBe(true);
  });

  it('have the mode that the reader chose, in the first bytes', async () => {
    const { html, headers } = await get('/', { Cookie: 'a=1; rt-mode=dark' });
    expect(html).toContain('data-brand="weekly" data-mode="dark"');
    expect(headers.get('Vary')).toContain('Cookie');
    expect((await get('/', { Cookie: 'rt-mode="><script>' })).html).toContain('data-brand="weekly"><head>');
  });

  it('carry a strict policy whose nonce is on every script', async () => {
    const { html, headers } = await get('/');
    const policy = headers.get('Content-Security-Policy') ?? '';
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const scripts = html.match(/<script(?![^>]*ld\+json)[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  it('are one stream in reading order: no script moves anything into place', async () => {
    const { html } = await get('/');
    expect(html).not.toContain('$RC');
    expect(html).not.toContain('<div hidden');
  });

  it('of an article carry its structured data and its canonical address', async () => {
    answer = (source) => (source === 'story-by-url' ? story('x') : undefined);
    const { html } = await get('/nacion/articulo/x/');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3001/nacion/articulo/x/">');
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      '@graph': { '@type': string }[];
    };
    expect(data['@graph'].map((node) => node['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(html).toContain('Párrafo 5.');
  });

  it('of a locked article hold its beginning only', async () => {
    answer = () => story('x', { content_restrictions: { content_code: '3' } });
    const { html } = await get('/nacion/articulo/x/');
    expect(html).toContain('Párrafo 0.');
    expect(html).not.toContain('Párrafo 5.');
    expect(html).toContain('"isAccessibleForFree":false');
  });

  it('of a locked live blog give nothing away in the boxes or the structured data', async () => {
    answer = () =>
      story('x', {
        content_restrictions: { content_code: '3' },
        taxonomy: { primary_section: { _id: '/live', name: 'En vivo' }, sections: [{ _id: '/live' }] },
        content_elements: ['Primero', 'Segundo', 'Tercero', 'Cuarto'].map((content, at) => ({
          type: 'text',
          _id: String(at),
          content: `${at + 8}:15 am ${content}`,
        })),
      });
    const { html } = await get('/nacion/articulo/x/');
    expect(html).toContain('Segundo');
    expect(html).toContain('LiveBlogPosting');
    expect(html).not.toMatch(/Tercero|Cuarto/);
  });
});

describe('what a document holds that cannot be shown', () => {
  it('is logged, and the rest is shown', async () => {
    answer = () =>
      story('x', {
        content_elements: [
          { type: 'text', _id: 'a', content: 'Antes.' },
          { type: 'holograma', _id: 'b', widget: 7 },
          { type: 'text', _id: 'c', content: 'Después.' },
        ],
      });
    const { status, html } = await get('/nacion/articulo/x/');
    expect(status).toBe(200);
    expect(html).toMatch(/Antes\..*Después\./s);
    expect(warnings).toContain('parts of the document are not shown');
  });
});

describe('addresses', () => {
  it('an unknown path gets the brand’s 404', async () => {
    answer = () => undefined;
    const { status, html, headers } = await get('/no/existe/');
    expect(status).toBe(404);
    expect(html).toContain('data-brand="weekly"');
    expect(html).toContain('No encontramos esta página');
    expect(headers.get('ETag')).toBeNull();
  });

  it('an unknown host gets the index, a configured one its brand', async () => {
    const index = await get('http://otro.example/', {}, null);
    expect(index.html.match(/<li>/g)).toHaveLength(6);
    expect((await get('http://www.soho.example/', {}, null)).html).toContain('data-brand="men"');
  });

  it('without its last slash leads to the one with it, never to another host', async () => {
    const { status, headers } = await get('/nacion?pagina=2');
    expect([status, headers.get('Location')]).toEqual([301, '/nacion/?pagina=2']);
    expect((await get('http://localhost:3001//evil.example/x')).headers.get('Location')).toBe('/');
  });

  it('with a broken escape is a 404, not a fault', async () => {
    expect((await get('/autor/%E0%A4%A/')).status).toBe(404);
    expect((await get('/noticias/%00/')).status).toBe(404);
  });

  it('of a section in the menu answers before its first story', async () => {
    answer = () => undefined;
    const { status, html } = await get('/economia/');
    expect(status).toBe(200);
    expect(html).toContain('Todavía no hay notas aquí');
  });

  it('of a page after the last one is a 404', async () => {
    answer = (source) => (source === 'content-apir' ? feed() : undefined);
    expect((await get('/economia/?pagina=9')).status).toBe(404);
    expect((await get('/economia/?pagina=501')).status).toBe(404);
    answer = (source) => (source === 'search-api' ? feed() : undefined);
    expect((await get('/buscador/?q=caf%C3%A9&pagina=2')).status).toBe(404);
    answer = (source) => (source === 'authors-api' ? { _id: 'luz', byline: 'Luz Ríos' } : undefined);
    expect((await get('/autor/luz/')).status).toBe(200);
    expect((await get('/autor/luz/?pagina=2')).status).toBe(404);
  });

  it('of a search that finds nothing says so, with the form to ask again', async () => {
    answer = (source) => (source === 'search-api' ? feed() : undefined);
    const { status, html } = await get('/buscador/?q=%3Cscript%3E%25');
    expect(status).toBe(200);
    expect(html).toContain('No encontramos notas con esas palabras.');
    expect(html).toContain('value="&lt;script&gt;%"');
    expect(html).not.toContain('<script>%');
  });

  it('of a search asks for words without control characters, and names no more of them than a title holds', async () => {
    const asked: unknown[] = [];
    answer = (source, { query }) => {
      if (source === 'search-api') asked.push(query);
      return source === 'search-api' ? feed('a') : undefined;
    };
    await get('/buscador/?q=%00caf%C3%A9%0A');
    expect(asked).toEqual(['café']);
    const { html } = await get(`/buscador/?q=${'a'.repeat(300)}`);
    expect(html).toContain(`<title>Resultados para «${'a'.repeat(80)}…» | Semanario</title>`);
    expect(asked[1]).toBe('a'.repeat(200));
  });

  it('of a tag has its name with the accents that its address has lost', async () => {
    answer = (source) =>
      source === 'content-apir'
        ? feed('a')
        : source === 'tags-api'
          ? { content_elements: [{ slug: 'energia', text: 'energía' }] }
          : undefined;
    expect((await get('/noticias/energia/')).html).toContain('<title>Energía | Semanario</title>');
  });

  it('of a list say which page of it they are, and where the others are', async () => {
    answer = (source) => (source === 'content-apir' ? { ...feed('a'), count: 50 } : undefined);
    const { html } = await get('/noticias/paz-total/?pagina=2');
    expect(html).toContain('<title>Paz total, página 2 | Semanario</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]*Paz total/);
    const address = 'http://localhost:3001/noticias/paz-total/';
    expect(html).toContain(`<link rel="canonical" href="${address}?pagina=2">`);
    expect(html).toContain(`<link rel="prev" href="${address}">`);
    expect(html).toContain(`<link rel="next" href="${address}?pagina=3">`);
    expect(html).toContain('Página 2 de 3');
    expect((await get('/noticias/paz-total/?pagina=3')).html).not.toContain('rel="next"');
  });

  it('of lists ask the source that fits', async () => {
    const asked: [string, Record<string, unknown>][] = [];
    answer = (source, query) => {
      asked.push([source, query]);
      return source.startsWith('content-api') || source === 'search-api'
        ? { ...feed('a'), next: 20, count: 90 }
        : undefined;
    };
    await get('/autor/luz/');
    await get('/noticias/paz-total/?pagina=2');
    const { html } = await get('/buscador/?q=caf%C3%A9');
    const sourceInclude = expect.stringMatching(/(^|,)canonical_url,(?!.*content_elements(,|$))/);
    expect(asked).toContainEqual([
      'content-api-search-author',
      { includeId: 'luz', feedSize: 20, feedOffset: 0, sourceInclude },
    ]);
    expect(asked).toContainEqual([
      'content-apir',
      { includeTags: 'paz-total', feedSize: 20, feedOffset: 20, sourceInclude },
    ]);
    expect(asked).toContainEqual([
      'search-api',
      { query: 'café', feedSize: 20, feedOffset: 0, sourceInclude },
    ]);
    expect(html).toContain('href="/buscador/?q=caf%C3%A9&amp;pagina=2"');
    expect(html).toContain('content="noindex"');
  });
});

describe('caching', () => {
  it('an unchanged page is 304, without a policy that would replace the stored one', async () => {
    const first = await get('/');
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await get('/', { 'If-None-Match': tag });
    expect(again.status).toBe(304);
    expect(again.html).toBe('');
    expect(again.headers.get('Content-Security-Policy')).toBeNull();
  });

  it('equal tags are equal bytes; other content, mode or encoding is another tag', async () => {
    const [one, two] = [await get('/'), await get('/')];
    expect(one.html).toBe(two.html);
    const tags = new Set([
      one.headers.get('ETag'),
      (await get('/', { Cookie: 'rt-mode=dark' })).headers.get('ETag'),
      (await get('/', { 'Accept-Encoding': 'br' })).headers.get('ETag'),
    ]);
    answer = () => feed('c');
    tags.add((await get('/')).headers.get('ETag'));
    expect(tags.size).toBe(4);
  });

  it('tells shared caches how long a page is good, also when we fail', async () => {
    expect((await get('/')).headers.get('Cache-Control')).toMatch(
      /s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+/,
    );
  });

  it('compresses as the browser takes it', async () => {
    const { response, headers } = await get('/economia/', { 'Accept-Encoding': 'gzip, br' });
    expect(headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('Titular a');
    expect(
      (await get('/economia/', { 'Accept-Encoding': 'br;q=0, gzip' })).headers.get('Content-Encoding'),
    ).toBe('gzip');
  });

  it('HEAD has the headers of GET and no body', async () => {
    const response = await sites.app.request(
      'http://localhost:3001/',
      { method: 'HEAD' },
      { brand: 'weekly' },
    );
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('ETag')).toBe((await get('/')).headers.get('ETag'));
  });
});

describe('trouble', () => {
  it('content out of reach: the brand says so in Spanish and asks again by itself', async () => {
    answer = () => outage;
    for (const path of ['/', '/economia/', '/nacion/articulo/x/', '/no/existe/']) {
      const { status, html, headers } = await get(path);
      expect(status, path).toBe(503);
      expect(html).toContain('No pudimos traer las noticias');
      expect(html).toContain('<meta http-equiv="refresh" content="15">');
      expect(headers.get('Retry-After')).toBe('15');
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it('a source that never answers costs its block its budget, not the page its life', async () => {
    answer = (source) => (source === 'content-apir' ? 'never' : undefined);
    const start = performance.now();
    expect((await get('/economia/')).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(warnings).toContain('block left out: page-list');
  });

  it('a page that lacks a block is not kept for long', async () => {
    const whole = await get('/nacion/articulo/x/');
    expect(whole.headers.get('Cache-Control')).not.toContain('s-maxage=2,');
    answer = (source, query) =>
      source === 'content-apir' && query['includeSections'] === '/economia' ? outage : feed('a');
    const { status, headers } = await get('/');
    expect([status, headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('s-maxage=2,')]);
  });

  it('a fault of ours is the brand’s 500', async () => {
    answer = () => ({ type: 'podcast' });
    const { status, html } = await get('/nacion/articulo/x/');
    expect(status).toBe(500);
    expect(html).toContain('Algo falló de nuestro lado');
  });
});

describe('the rest', () => {
  it('robots, sitemap, manifest and favicon are the brand’s', async () => {
    expect((await get('/robots.txt')).html).toContain('Sitemap: http://localhost:3001/sitemap.xml');
    expect((await get('/sitemap.xml')).html).toContain('<loc>http://localhost:3001/nacion/articulo/a/</loc>');
    expect(JSON.parse((await get('/manifest.webmanifest', {}, 'rural')).html)).toMatchObject({
      name: 'Semanario Rural',
    });
    expect((await get('/favicon.svg')).html).toMatch(/^<svg|^<\?xml/);
  });

  it('/health says how it is, with and without content', async () => {
    answer = () => ({});
    expect(JSON.parse((await get('/health')).html)).toMatchObject({ status: 'ok', content: 'ok' });
    answer = () => outage;
    expect(JSON.parse((await get('/health')).html)).toMatchObject({
      status: 'degraded',
      content: 'unreachable',
    });
    await sites.close();
    expect((await get('/health')).status).toBe(503);
  });

  it('a media path passes on pictures and nothing else', async () => {
    answer = () => ({ not: 'a picture' });
    expect((await get('/images/carretera?width=160')).status).toBe(404);
    answer = () => outage;
    expect((await get('/images/carretera')).status).toBe(502);
  });

  it('keeps the request id that a proxy gave, and writes none that is no id', async () => {
    expect((await get('/robots.txt', { 'X-Request-Id': 'abc-12345' })).headers.get('X-Request-Id')).toBe(
      'abc-12345',
    );
    expect((await get('/robots.txt', { 'X-Request-Id': 'a b' })).headers.get('X-Request-Id')).toMatch(
      /^[\w-]{36}$/,
    );
  });

  it('takes no other method', async () => {
    const response = await sites.app.request(
      'http://localhost:3001/',
      { method: 'POST' },
      { brand: 'weekly' },
    );
    expect(response.status).toBe(405);
  });
});
