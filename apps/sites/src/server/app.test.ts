import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRANDS, FAMILIES } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { readConfig } from '../config/env.ts';
import { PAGES } from '../pages/documents/index.ts';
import { feed, openSites, SHORT_BUDGET, story, type Answer, type OpenedSites } from './sites.fixture.ts';

/** The replies of the content service in this test. */
let answer: Answer;
let opened: OpenedSites;

beforeEach(async () => {
  answer = (source) => (source === 'content-apir' ? feed('a', 'b') : undefined);
  opened = await openSites((...requested) => answer(...requested));
});
afterEach(() => vi.restoreAllMocks());

const get: OpenedSites['get'] = (...requested) => opened.get(...requested);

const outage = new TypeError('fetch failed');

describe('pages', () => {
  it('begin with the doctype, the language, the brand and no mode attribute', async () => {
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

  it('H10 have their type and section on the body', async () => {
    expect((await get('/')).html).toContain('<body data-page-type="home">');
    expect((await get('/economia/')).html).toContain(
      '<body data-page-type="section" data-section="economia">',
    );
  });

  it('have a switch of the mode with the reader’s choice, except where the page has only one', async () => {
    const { html } = await get('/economia/?pagina=1', { Cookie: 'rt-mode=dark' });
    expect(html).toMatch(/<form id="theme-switch"[^>]*action="\/apariencia\/" method="post"/);
    expect(html).toMatch(/name="back" value="\/economia\/"/);
    expect(html).toMatch(/<input[^>]* checked=""[^>]* value="dark"|<input[^>]* value="dark"[^>]* checked=""/);
    expect(html).toContain('content="#141210" media="all" data-scheme="dark"');
    const tv = await get('/fotos/');
    expect(tv.html).toContain('data-mode="dark"');
    expect(tv.html).not.toContain('id="theme-switch"');
    expect(tv.html).toContain('Esta página siempre es oscura.');
  });

  it('have a strict policy with hashes of their inline code, and no nonce, which readers of a cached copy would share', async () => {
    const { html, headers } = await get('/');
    const policy = headers.get('Content-Security-Policy') ?? '';
    const hash = (text = ''): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const directive = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ');
    const inline = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)];
    expect(inline).toHaveLength(3);
    expect(directive('script-src')).toEqual(["'self'", ...inline.map(([, text]) => hash(text))]);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
    expect(styles).toHaveLength(1);
    expect(directive('style-src')).toEqual(["'self'", ...styles.map(([, text]) => hash(text))]);
    expect(html + policy).not.toContain('nonce');
  });

  it('have frames of the card gateway only where a reader pays or changes a card', async () => {
    const frames = async (path: string) =>
      /frame-src ([^;]*)/.exec((await get(path)).headers.get('Content-Security-Policy') ?? '')?.[1];
    const { buy, subscriptions } = BRAND_CONFIGS.weekly.routes;
    const { cardFrame = '' } = readConfig({});
    expect([await frames('/economia/'), await frames(buy), await frames(subscriptions)]).toEqual([
      "'self' https:",
      new URL(cardFrame).origin,
      new URL(cardFrame).origin,
    ]);
    expect((await get(buy)).html).toContain(`<meta name="rt-cards" content="${cardFrame}">`);
  });

  it('of the index also have the hash of their style in the policy', async () => {
    const { html, headers } = await get('http://otro.example/', {}, null);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(headers.get('Content-Security-Policy')).toContain(
      `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
  });

  it('load their script after the page is complete: it starts the islands at the end of the page', async () => {
    const { html } = await get('/');
    const [script = ''] = /<script type="module"[^>]*>/.exec(html) ?? [];
    expect(script).toContain('src="');
    expect(script).not.toContain('async');
  });

  it('are one stream in reading order, without scripts that move parts into place', async () => {
    const { html } = await get('/');
    expect(html).not.toContain('$RC');
    expect(html).not.toContain('<div hidden');
  });

  it('of an article have its structured data and its canonical address', async () => {
    answer = (source) => (source === 'story-by-url' ? story('x') : undefined);
    const { html } = await get('/nacion/articulo/x/');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3001/nacion/articulo/x/">');
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      '@graph': { '@type': string }[];
    };
    expect(data['@graph'].map((node) => node['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(html).toContain('Párrafo 5.');
  });

  it('N16 name the publication on the home page, the author on the author’s, and the parents of a section', async () => {
    const section = { _id: '/deportes/ciclismo', name: 'Ciclismo' };
    const parent = { _id: '/deportes', name: 'Deportes' };
    const tags = Array.from({ length: 7 }, (_, at) => ({ text: `Tema ${at}`, slug: `tema-${at}` }));
    const taxonomy = { primary_section: section, sections: [section, parent], tags };
    answer = (source) => {
      if (source === 'story-by-url') return story('x', { taxonomy });
      if (source === 'authors-api') return { _id: 'ana', name: 'Ana', type: 'author' };
      return source.startsWith('content') ? feed('a') : undefined;
    };
    const graph = async (path: string) => {
      const { html } = await get(path);
      const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Record<string, unknown>;
      return {
        html,
        nodes: (data['@graph'] ?? [data]) as { '@type': string; itemListElement?: unknown[] }[],
      };
    };
    expect((await graph('/')).nodes.map((node) => node['@type'])).toEqual([
      'NewsMediaOrganization',
      'WebSite',
    ]);
    expect((await graph('/autor/ana/')).nodes.map((node) => node['@type'])).toEqual(['ProfilePage']);
    const { html, nodes } = await graph('/nacion/articulo/x/');
    expect(nodes.at(-1)?.itemListElement).toHaveLength(3);
    expect(html).toMatch(/aria-label="Ruta de navegación".*Semanario.*Deportes.*Ciclismo/s);
    expect(html).toMatch(/aria-label="Noticias relacionadas".*Tema 0.*Tema 6/s);
    expect(html.match(/&amp;via=([\w.]+)/)?.[1]).toBe('semanario_co');
  });

  it.each([
    ['weekly', 'Noticias relacionadas', 7],
    ['daily', 'Noticias relacionadas', 7],
    ['women', 'Relacionados', 5],
    ['men', 'Relacionados', 5],
    ['forums', 'Noticias relacionadas', 7],
    ['rural', 'Noticias relacionadas', 7],
  ] as const)('N14 of an article of %s has its tags as %s: %i', async (brand, name, many) => {
    const tags = Array.from({ length: 7 }, (_, at) => ({ text: `Tema ${at}`, slug: `tema-${at}` }));
    answer = (source) => (source === 'story-by-url' ? story('x', { taxonomy: { tags } }) : undefined);
    const { html } = await get('/nacion/articulo/x/', {}, brand);
    const [list = ''] = new RegExp(`<nav[^>]*aria-label="${name}".*?</nav>`, 's').exec(html) ?? [];
    expect(list.match(/href="\/noticias\/tema-\d\/"/g)).toHaveLength(many);
  });

  it('of a locked article have only its beginning', async () => {
    answer = () => story('x', { content_restrictions: { content_code: ['03 '] } });
    const { html } = await get('/nacion/articulo/x/');
    expect(html).toContain('Párrafo 0.');
    expect(html).not.toContain('Párrafo 5.');
    expect(html).toContain('"isAccessibleForFree":false');
  });

  it('of a locked live blog do not reveal it in the boxes or the structured data', async () => {
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

describe('addresses', () => {
  it('an unknown path gets the brand’s 404', async () => {
    answer = () => undefined;
    const { status, html, headers } = await get('/no/existe/');
    expect(status).toBe(404);
    expect(html).toContain('data-brand="weekly"');
    expect(html).toContain('No encontramos esta página');
    expect(headers.get('ETag')).toBeNull();
  });

  it('an unknown host gets the index, a configured host its brand', async () => {
    const index = await get('http://otro.example/', {}, null);
    expect(index.html.match(/<li>/g)).toHaveLength(6);
    expect((await get('http://www.soho.example/', {}, null)).html).toContain('data-brand="men"');
  });

  it('without a trailing slash redirects to the one with it, never to another host', async () => {
    const { status, headers } = await get('/nacion?pagina=2');
    expect([status, headers.get('Location')]).toEqual([301, '/nacion/?pagina=2']);
    const double = await get('http://localhost:3001//evil.example/x');
    expect([double.status, double.headers.get('Location')]).toEqual([404, null]);
  });

  it('with an invalid escape is a 404, not an internal error', async () => {
    expect((await get('/autor/%E0%A4%A/')).status).toBe(404);
    expect((await get('/noticias/%00/')).status).toBe(404);
  });

  it('of a section is unique: other paths redirect to it, and kickers, breadcrumbs and the head use it', async () => {
    const section = { _id: '/mujeres-soho', name: 'Mujeres SoHo' };
    answer = (source) => {
      if (source === 'section-api') return section;
      if (source === 'content-apir') return feed('a');
      return undefined;
    };
    const short = await get('/mujeres-soho/?pagina=2', {}, 'men');
    expect([short.status, short.headers.get('Location')]).toEqual([301, '/seccion/mujeres-soho/?pagina=2']);
    expect((await get('/seccion/mujeres-soho/', {}, 'men')).html).toContain(
      '<link rel="canonical" href="http://localhost:3001/seccion/mujeres-soho/">',
    );
    const taxonomy = { primary_section: section, sections: [section], tags: [] };
    answer = (source) => (source === 'story-by-url' ? story('x', { taxonomy }) : undefined);
    const { html } = await get('/mujeres-soho/articulo/x/', {}, 'men');
    expect(html).toContain('href="/seccion/mujeres-soho/"');
    expect(html).toContain('http://localhost:3001/seccion/mujeres-soho/"');
    expect(html).not.toMatch(/"(?:http:\/\/localhost:3001)?\/mujeres-soho\/"/);
  });

  it('of a section outside the menus has no prefix', async () => {
    answer = (source) =>
      source === 'section-api'
        ? { _id: '/moda', name: 'Moda' }
        : source === 'content-apir'
          ? feed('a')
          : undefined;
    const { status, headers } = await get('/seccion/moda/', {}, 'men');
    expect([status, headers.get('Location')]).toEqual([301, '/moda/']);
  });

  it('B11 of a moved document redirects with the query', async () => {
    answer = (source, { website_url }) =>
      source === 'story-by-url' && website_url === '/viejo/'
        ? { type: 'story', related_content: { redirect: [{ redirect_url: '/nuevo/?a=1' }] } }
        : undefined;
    const { status, headers } = await get('/viejo/?utm_source=x');
    expect([status, headers.get('Location')]).toEqual([301, '/nuevo/?a=1&utm_source=x']);
  });

  it('with the name of another site of the group redirects there', async () => {
    const { status, headers } = await get('/semanariorural/');
    expect([status, headers.get('Location')]).toEqual([301, 'http://localhost:3006/']);
    expect((await get('/soho/')).headers.get('Location')).toBe('https://www.soho.example/');
    expect((await get('/semanariorural/', {}, 'rural')).status).not.toBe(301);
  });

  it.each([
    ['/semanariorural/opinion/', 'http://localhost:3006/semanariorural/opinion/'],
    ['/semanariorural/opinion/rosalba/', 'http://localhost:3006/semanariorural/opinion/rosalba/'],
    ['/semanariorural/impresa/?a=1&b=%C3%B1', 'http://localhost:3006/semanariorural/impresa/?a=1&b=%C3%B1'],
    ['/foros-semanario/videos/', 'http://localhost:3005/foros-semanario/videos/'],
    ['/soho/seccion/relatos/?pagina=2', 'https://www.soho.example/seccion/relatos/?pagina=2'],
    ['/fucsia/moda/articulo/x/', 'http://localhost:3003/moda/articulo/x/'],
    ['/el-diario/cali/', 'http://localhost:3002/cali/'],
    ['/soho/%2F%2Fmal.example/', undefined],
    ['/soho//mal.example/', undefined],
    ['/soho/\\\\mal.example/', undefined],
    ['/sohoy/seccion/', undefined],
  ])('B10, B15 below the name of another site is there: %s', async (path, there) => {
    answer = () => undefined;
    const { status, headers } = await get(path);
    expect([status, headers.get('Location') ?? undefined]).toEqual([there ? 301 : 404, there]);
  });

  it('B14 of the help centre lead to a chat of the brand, not to a channel', async () => {
    answer = () => undefined;
    const chats = await Promise.all(
      BRANDS.map(async (brand) => {
        const { html } = await get('/ayuda/', {}, brand);
        const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
        expect(main).not.toContain('whatsapp.com/channel');
        return /href="https:\/\/wa\.me\/(57\d{10})"/.exec(main)?.[1] ?? '';
      }),
    );
    expect(chats).not.toContain('');
    expect(new Set(chats).size).toBe(FAMILIES.length);
  });

  it.each(BRANDS)('B10 of %s redirects to each other site, and no further', async (brand) => {
    answer = () => undefined;
    for (const other of BRANDS.filter((key) => key !== brand)) {
      const { headers } = await get(`/${BRAND_CONFIGS[other].slug}/videos/`, {}, brand);
      const { pathname } = new URL(headers.get('Location') ?? '');
      expect((await get(pathname, {}, other)).headers.get('Location'), other).toBeNull();
    }
  });

  it('below the name of another site stays with a document that this site has', async () => {
    answer = (source, { website_url }) =>
      source === 'story-by-url' && website_url === '/semanariorural/opinion/articulo/a/'
        ? story('a', { canonical_url: '/semanariorural/opinion/articulo/a/' })
        : undefined;
    expect((await get('/semanariorural/opinion/articulo/a/')).status).toBe(200);
  });

  it('of an author without stories shows the author', async () => {
    answer = (source) =>
      source === 'authors-api'
        ? { _id: 'luz', byline: 'Luz Ríos', bio: 'Dirige el observatorio.' }
        : undefined;
    const { status, html } = await get('/autor/luz/');
    expect(status).toBe(200);
    expect(html).toContain('Dirige el observatorio.');
    expect(html).not.toContain('Todavía no hay notas aquí');
  });

  it('of a section in the menu works before its first story', async () => {
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

  it('of a search without results has a message and the search form', async () => {
    answer = (source) => (source === 'search-api' ? feed() : undefined);
    const { status, html } = await get('/buscador/?q=%3Cscript%3E%25');
    expect(status).toBe(200);
    expect(html).toContain('No encontramos notas con esas palabras.');
    expect(html).toContain('value="&lt;script&gt;%"');
    expect(html).not.toContain('<script>%');
  });

  it('of a search sends words without control characters, and shortens them in the title', async () => {
    const requested: unknown[] = [];
    answer = (source, { query }) => {
      if (source === 'search-api') requested.push(query);
      return source === 'search-api' ? feed('a') : undefined;
    };
    await get('/buscador/?q=%00caf%C3%A9%0A');
    expect(requested).toEqual(['café']);
    const { html } = await get(`/buscador/?q=${'a'.repeat(300)}`);
    expect(html).toContain(`<title>Resultados para «${'a'.repeat(80)}…» | Semanario</title>`);
    expect(requested[1]).toBe('a'.repeat(200));
  });

  it('of a tag has its name with accents, which the address does not have', async () => {
    answer = (source) =>
      source === 'content-apir'
        ? feed('a')
        : source === 'tags-api'
          ? { content_elements: [{ slug: 'energia', text: 'energía' }] }
          : undefined;
    expect((await get('/noticias/energia/')).html).toContain('<title>Energía | Semanario</title>');
  });

  it('of a list shows its page number and links to the other pages', async () => {
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

  it('of lists use the matching source', async () => {
    const requested: [string, Record<string, unknown>][] = [];
    answer = (source, query) => {
      requested.push([source, query]);
      return source.startsWith('content-api') || source === 'search-api'
        ? { ...feed('a'), next: 20, count: 90 }
        : undefined;
    };
    await get('/autor/luz/');
    await get('/noticias/paz-total/?pagina=2');
    const { html } = await get('/buscador/?q=caf%C3%A9');
    const sourceInclude = expect.stringMatching(/(^|,)canonical_url,(?!.*content_elements(,|$))/);
    expect(requested).toContainEqual([
      'content-api-search-author',
      { includeId: 'luz', feedSize: 20, feedOffset: 0, sourceInclude },
    ]);
    expect(requested).toContainEqual([
      'content-apir',
      { includeTags: 'paz-total', feedSize: 20, feedOffset: 20, sourceInclude },
    ]);
    expect(requested).toContainEqual([
      'search-api',
      { query: 'café', feedSize: 20, feedOffset: 0, sourceInclude },
    ]);
    expect(html).toContain('href="/buscador/?q=caf%C3%A9&amp;pagina=2"');
    expect(html).toContain('content="noindex"');
  });
});

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
    answer = () => feed('c');
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
    const response = await opened.sites.app.request(
      'http://localhost:3001/',
      { method: 'HEAD' },
      { brand: 'weekly' },
    );
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('ETag')).toBe((await get('/')).headers.get('ETag'));
  });
});

describe('error pages', () => {
  it('content service unavailable: a Spanish page of the brand reloads automatically', async () => {
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
    answer = (source, query) =>
      source === 'content-apir' && query['includeSections'] === '/economia' ? outage : feed('a');
    const { status, headers } = await get('/');
    expect([status, headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('s-maxage=2,')]);
  });

  it('an internal error is the brand’s 500 page', async () => {
    const { article } = PAGES.weekly;
    PAGES.weekly.article = { ...article, layout: 'none' };
    answer = () => story('x');
    const { status, headers, html } = await get('/nacion/articulo/x/');
    PAGES.weekly.article = article;
    expect(status).toBe(500);
    expect(html).toContain(`Código de esta falla: ${headers.get('X-Request-Id')}.`);
    expect(html).toContain('Algo falló de nuestro lado');
  });
});

describe('the rest', () => {
  it('robots, manifest and favicon belong to the brand', async () => {
    expect((await get('/robots.txt')).html).toContain('Sitemap: http://localhost:3001/sitemap.xml');
    expect(JSON.parse((await get('/manifest.webmanifest', {}, 'rural')).html)).toMatchObject({
      name: 'Semanario Rural',
    });
    expect((await get('/favicon.svg')).html).toMatch(/^<svg|^<\?xml/);
  });

  it('password managers find the page that changes the password', async () => {
    const { status, headers } = await get('/.well-known/change-password');
    expect([status, headers.get('Location')]).toEqual([302, '/autogestion/datos-acceso/']);
    // They try this to see whether a site answers 200 to everything.
    const missing = await get(
      '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200/',
    );
    expect(missing.status).toBe(404);
  });

  it('/health reports the state, with and without content', async () => {
    answer = () => ({});
    expect(JSON.parse((await get('/health')).html)).toMatchObject({ status: 'ok', content: 'ok' });
    for (const failure of [outage, new Response('', { status: 503 })]) {
      answer = () => failure;
      expect(JSON.parse((await get('/health')).html)).toMatchObject({
        status: 'degraded',
        content: 'unreachable',
      });
    }
    await opened.sites.close();
    expect((await get('/health')).status).toBe(503);
  });

  it('a media path only passes on pictures', async () => {
    answer = () => ({ not: 'a picture' });
    expect((await get('/images/carretera?width=160')).status).toBe(404);
    answer = () => outage;
    expect((await get('/images/carretera')).status).toBe(502);
  });

  it('a picture is printed in the manner of its site, which a caller cannot choose', async () => {
    const asked: string[] = [];
    answer = (_source, _query, request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return new Response('x', { headers: { 'Content-Type': 'image/avif' } });
    };
    await get('/images/carretera?width=160&treatment=men', {}, 'rural');
    await get('/images/carretera', {}, 'women');
    // Files of one size and pictures of shared links have no manner to choose.
    await get('/images/carretera/640.avif', {}, 'women');
    expect(asked).toEqual([
      '/images/carretera?width=160&treatment=rural',
      '/images/carretera?treatment=women',
      '/images/carretera/640.avif',
    ]);
  });

  it('a picture that the reader gives up is no failure of the content service', async () => {
    const reader = new AbortController();
    answer = () => {
      reader.abort();
      return new Error('aborted');
    };
    const request = new Request('http://localhost:3001/images/carretera', { signal: reader.signal });
    expect((await opened.sites.app.request(request, undefined, { brand: 'weekly' })).status).toBe(499);
  });

  it('a document may be shown in a frame of the site, and runs nothing', async () => {
    answer = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
    const { status, headers } = await get('/documents/acta.pdf');
    expect([status, headers.get('Content-Security-Policy'), headers.get('X-Frame-Options')]).toEqual([
      200,
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'SAMEORIGIN',
    ]);
    answer = () => new Response('<script>1</script>', { headers: { 'Content-Type': 'text/html' } });
    expect((await get('/documents/acta.pdf')).status).toBe(404);
  });

  it.each(['image/svg+xml', 'image/avif', 'video/mp4', 'text/vtt'])(
    'a file of the type %s runs nothing, also where it is opened as a page',
    async (type) => {
      answer = () => new Response('<svg/>', { headers: { 'Content-Type': type } });
      const { status, headers } = await get('/images/carretera');
      expect([status, headers.get('Content-Security-Policy')]).toEqual([
        200,
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ]);
    },
  );

  it('a picture that the content service compressed does not have the length of the compressed bytes', async () => {
    answer = () =>
      new Response('<svg/>', {
        headers: { 'Content-Type': 'image/svg+xml', 'Content-Encoding': 'gzip', 'Content-Length': '3' },
      });
    const { status, headers, html } = await get('/images/carretera');
    expect([status, html]).toEqual([200, '<svg/>']);
    expect(headers.get('Content-Length')).toBeNull();
    expect(headers.get('Content-Encoding')).toBeNull();
  });

  it('a request for a picture sends no cookie and no address of the reader to the content service', async () => {
    const requested: Record<string, string>[] = [];
    answer = (_source, _query, request) => {
      requested.push(Object.fromEntries(request.headers));
      return new Response('x', { headers: { 'Content-Type': 'image/png', 'Set-Cookie': 'a=1' } });
    };
    const { headers } = await get('/images/carretera', {
      Cookie: 'session=1',
      Authorization: 'Bearer 1',
      'X-Forwarded-For': '10.0.0.1',
      Range: 'bytes=0-9',
    });
    // The number of the request leads to its lines in both logs.
    const requestId = headers.get('X-Request-Id');
    expect(requested).toEqual([{ range: 'bytes=0-9', 'x-request-id': requestId }]);
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  it('a picture is only read: no other method and no body reaches the content service', async () => {
    const asked: string[] = [];
    answer = (_source, _query, { method }) => {
      asked.push(method);
      return new Response(null, { headers: { 'Content-Type': 'image/avif' } });
    };
    const statusOf = async (path: string, method: string, brand: string | null) => {
      const body = /GET|HEAD/.test(method) ? null : 'x'.repeat(10);
      const { app } = opened.sites;
      return (await app.request(`http://localhost:3001${path}`, { method, body }, { brand } as never)).status;
    };
    for (const path of ['/images/carretera', '/videos/rio.mp4', '/documents/acta.pdf'])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect(await statusOf(path, method, 'weekly'), `${method} ${path}`).toBe(405);
    expect(asked).toEqual([]);
    expect(await statusOf('/images/carretera', 'HEAD', 'weekly')).toBe(200);
    expect(await statusOf('/images/carretera', 'GET', null)).toBe(200);
    expect(asked).toEqual(['HEAD', 'GET']);
  });

  it('every response has the security headers; HSTS only over HTTPS', async () => {
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

  it('keeps the request id of a proxy, and rejects an invalid one', async () => {
    expect((await get('/robots.txt', { 'X-Request-Id': 'abc-12345' })).headers.get('X-Request-Id')).toBe(
      'abc-12345',
    );
    expect((await get('/robots.txt', { 'X-Request-Id': 'a b' })).headers.get('X-Request-Id')).toMatch(
      /^[\w-]{36}$/,
    );
  });

  it('rejects other methods', async () => {
    const response = await opened.sites.app.request(
      'http://localhost:3001/',
      { method: 'POST' },
      { brand: 'weekly' },
    );
    expect(response.status).toBe(405);
  });
});
