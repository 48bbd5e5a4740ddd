import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../pages/documents/index.ts';
import { freshSites } from './fresh-sites.fixture.ts';
import { feed, openSites, SHORT_BUDGET, story } from './sites.fixture.ts';

const { content, get, request } = freshSites();

const outage = new TypeError('fetch failed');

describe('caching', () => {
  it('an unchanged page is a 304 without a policy, which would replace the stored one', async () => {
    const first = await get('/');
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await get('/', { 'If-None-Match': tag });
    expect(again.status).toBe(304);
    expect(again.html).toBe('');
    expect(again.headers.get('Content-Security-Policy')).toBeNull();
  });

  it('equal tags mean equal bytes; other content, mode or encoding changes the tag', async () => {
    const [one, two] = [await get('/'), await get('/')];
    expect(one.html).toBe(two.html);
    const tags = new Set([
      one.headers.get('ETag'),
      (await get('/', { Cookie: 'rt-mode=dark' })).headers.get('ETag'),
      (await get('/', { 'Accept-Encoding': 'br' })).headers.get('ETag'),
    ]);
    content.answer = () => feed('c');
    tags.add((await get('/')).headers.get('ETag'));
    expect(tags.size).toBe(4);
  });

  it('another policy changes the tag, because a 304 keeps the stored policy', async () => {
    const page = async (SIGN_IN_CAPTCHA: string) => {
      const own = await openSites(() => feed('a'), {
        ACCOUNT_ORIGIN: 'https://cuentas.example',
        SIGN_IN_CAPTCHA,
      });
      return (await own.get('/')).headers;
    };
    const [without, captcha] = [await page('off'), await page('on')];
    expect(captcha.get('Content-Security-Policy')).not.toBe(without.get('Content-Security-Policy'));
    expect(captcha.get('ETag')).not.toBe(without.get('ETag'));
  });

  it('sets the lifetime of a page in shared caches, also for failures of the server', async () => {
    expect((await get('/')).headers.get('Cache-Control')).toMatch(
      /s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+/,
    );
  });

  it('compresses as the browser accepts it', async () => {
    const { response, headers } = await get('/economia/', { 'Accept-Encoding': 'gzip, br' });
    expect(headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('Titular a');
    expect(
      (await get('/economia/', { 'Accept-Encoding': 'br;q=0, gzip' })).headers.get('Content-Encoding'),
    ).toBe('gzip');
  });

  it('HEAD has the headers of GET and no body', async () => {
    const response = await request('http://localhost:3001/', { method: 'HEAD' }, { brand: 'weekly' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('ETag')).toBe((await get('/')).headers.get('ETag'));
  });
});

describe('error pages', () => {
  it('content service unavailable: a Spanish page of the brand reloads automatically', async () => {
    content.answer = () => outage;
    for (const path of ['/', '/economia/', '/nacion/articulo/x/', '/no/existe/']) {
      const { status, html, headers } = await get(path);
      expect(status, path).toBe(503);
      expect(html).toContain('No pudimos traer las noticias');
      expect(html).toContain('<meta http-equiv="refresh" content="15">');
      expect(headers.get('Retry-After')).toBe('15');
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it('a source that never replies delays its block by its budget, and the page works without it', async () => {
    const waiting = await openSites(
      (source) => (source === 'content-apir' ? 'never' : undefined),
      SHORT_BUDGET,
    );
    const start = performance.now();
    expect((await waiting.get('/economia/')).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(waiting.warnings).toContainEqual(expect.objectContaining({ msg: 'content is out of reach' }));
  });

  it('a page without one of its blocks is cached only briefly', async () => {
    const whole = await get('/nacion/articulo/x/');
    expect(whole.headers.get('Cache-Control')).not.toContain('s-maxage=2,');
    content.answer = (source, query) =>
      source === 'content-apir' && query['includeSections'] === '/economia' ? outage : feed('a');
    const { status, headers } = await get('/');
    expect([status, headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('s-maxage=2,')]);
  });

  it('an internal error is the brand’s 500 page', async () => {
    const { article } = PAGES.weekly;
    PAGES.weekly.article = { ...article, layout: 'none' };
    content.answer = () => story('x');
    const { status, headers, html } = await get('/nacion/articulo/x/');
    PAGES.weekly.article = article;
    expect(status).toBe(500);
    expect(html).toContain(`Código de esta falla: ${headers.get('X-Request-Id')}.`);
    expect(html).toContain('Algo falló de nuestro lado');
  });
});
