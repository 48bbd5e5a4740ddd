import { describe, expect, it } from 'vitest';
import { BRANDS, FAMILIES } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { freshSites } from './fresh-sites.fixture.ts';
import { feed, story } from './sites.fixture.ts';

const { content, get } = freshSites();

describe('addresses', () => {
  it('an unknown path gets the brand’s 404', async () => {
    content.answer = () => undefined;
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
    content.answer = (source) => {
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
    content.answer = (source) => (source === 'story-by-url' ? story('x', { taxonomy }) : undefined);
    const { html } = await get('/mujeres-soho/articulo/x/', {}, 'men');
    expect(html).toContain('href="/seccion/mujeres-soho/"');
    expect(html).toContain('http://localhost:3001/seccion/mujeres-soho/"');
    expect(html).not.toMatch(/"(?:http:\/\/localhost:3001)?\/mujeres-soho\/"/);
  });

  it('of a section outside the menus has no prefix', async () => {
    content.answer = (source) =>
      source === 'section-api'
        ? { _id: '/moda', name: 'Moda' }
        : source === 'content-apir'
          ? feed('a')
          : undefined;
    const { status, headers } = await get('/seccion/moda/', {}, 'men');
    expect([status, headers.get('Location')]).toEqual([301, '/moda/']);
  });

  it('B11 of a moved document redirects with the query', async () => {
    content.answer = (source, { website_url }) =>
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
    content.answer = () => undefined;
    const { status, headers } = await get(path);
    expect([status, headers.get('Location') ?? undefined]).toEqual([there ? 301 : 404, there]);
  });

  it('B14 of the help centre lead to a chat of the brand, not to a channel', async () => {
    content.answer = () => undefined;
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
    content.answer = () => undefined;
    for (const other of BRANDS.filter((key) => key !== brand)) {
      const { headers } = await get(`/${BRAND_CONFIGS[other].slug}/videos/`, {}, brand);
      const { pathname } = new URL(headers.get('Location') ?? '');
      expect((await get(pathname, {}, other)).headers.get('Location'), other).toBeNull();
    }
  });

  it('below the name of another site stays with a document that this site has', async () => {
    content.answer = (source, { website_url }) =>
      source === 'story-by-url' && website_url === '/semanariorural/opinion/articulo/a/'
        ? story('a', { canonical_url: '/semanariorural/opinion/articulo/a/' })
        : undefined;
    expect((await get('/semanariorural/opinion/articulo/a/')).status).toBe(200);
  });

  it('of an author without stories shows the author', async () => {
    content.answer = (source) =>
      source === 'authors-api'
        ? { _id: 'luz', byline: 'Luz Ríos', bio: 'Dirige el observatorio.' }
        : undefined;
    const { status, html } = await get('/autor/luz/');
    expect(status).toBe(200);
    expect(html).toContain('Dirige el observatorio.');
    expect(html).not.toContain('Todavía no hay notas aquí');
  });

  it('of a section in the menu works before its first story', async () => {
    content.answer = () => undefined;
    const { status, html } = await get('/economia/');
    expect(status).toBe(200);
    expect(html).toContain('Todavía no hay notas aquí');
  });

  it('of a page after the last one is a 404', async () => {
    content.answer = (source) => (source === 'content-apir' ? feed() : undefined);
    expect((await get('/economia/?pagina=9')).status).toBe(404);
    expect((await get('/economia/?pagina=501')).status).toBe(404);
    content.answer = (source) => (source === 'search-api' ? feed() : undefined);
    expect((await get('/buscador/?q=caf%C3%A9&pagina=2')).status).toBe(404);
    content.answer = (source) => (source === 'authors-api' ? { _id: 'luz', byline: 'Luz Ríos' } : undefined);
    expect((await get('/autor/luz/')).status).toBe(200);
    expect((await get('/autor/luz/?pagina=2')).status).toBe(404);
  });

  it('of a search without results has a message and the search form', async () => {
    content.answer = (source) => (source === 'search-api' ? feed() : undefined);
    const { status, html } = await get('/buscador/?q=%3Cscript%3E%25');
    expect(status).toBe(200);
    expect(html).toContain('No encontramos notas con esas palabras.');
    expect(html).toContain('value="&lt;script&gt;%"');
    expect(html).not.toContain('<script>%');
  });

  it('of a search sends words without control characters, and shortens them in the title', async () => {
    const requested: unknown[] = [];
    content.answer = (source, { query }) => {
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
    content.answer = (source) =>
      source === 'content-apir'
        ? feed('a')
        : source === 'tags-api'
          ? { content_elements: [{ slug: 'energia', text: 'energía' }] }
          : undefined;
    expect((await get('/noticias/energia/')).html).toContain('<title>Energía | Semanario</title>');
  });

  it('of a list shows its page number and links to the other pages', async () => {
    content.answer = (source) => (source === 'content-apir' ? { ...feed('a'), count: 50 } : undefined);
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
    content.answer = (source, query) => {
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
