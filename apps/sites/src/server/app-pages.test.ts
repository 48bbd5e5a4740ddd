import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { readConfig } from '../config/env.ts';
import { freshSites } from './fresh-sites.fixture.ts';
import { feed, story } from './sites.fixture.ts';

const { content, get } = freshSites();

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
    content.answer = (source) => (source === 'story-by-url' ? story('x') : undefined);
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
    content.answer = (source) => {
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
    content.answer = (source) => (source === 'story-by-url' ? story('x', { taxonomy: { tags } }) : undefined);
    const { html } = await get('/nacion/articulo/x/', {}, brand);
    const [list = ''] = new RegExp(`<nav[^>]*aria-label="${name}".*?</nav>`, 's').exec(html) ?? [];
    expect(list.match(/href="\/noticias\/tema-\d\/"/g)).toHaveLength(many);
  });

  it('of a locked article have only its beginning', async () => {
    content.answer = () => story('x', { content_restrictions: { content_code: ['03 '] } });
    const { html } = await get('/nacion/articulo/x/');
    expect(html).toContain('Párrafo 0.');
    expect(html).not.toContain('Párrafo 5.');
    expect(html).toContain('"isAccessibleForFree":false');
  });

  it('of a locked live blog do not reveal it in the boxes or the structured data', async () => {
    content.answer = () =>
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
