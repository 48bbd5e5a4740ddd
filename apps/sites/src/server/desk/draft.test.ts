import type { PageDocument } from 'rotativa/blocks';
import { validateDocument } from 'rotativa/editor';
import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import type { Assets } from '../../build/assets.ts';
import { PAGES } from '../../pages/documents/index.ts';
import { documentAttributes } from '../../render/shell.ts';
import { BLOCKS } from '../../views/blocks.ts';
import type { SitesOptions } from '../create-sites.ts';
import { feed, openSites, story, type Answer } from '../sites.fixture.ts';

const TOKEN = 'a-token-of-the-desk-0123';
const ARTICLE = '/nacion/articulo/uno/';
/** Stories that are planned for another time, which the service gives to those who have its token. */
const PLANNED = '2027-01-01T06:00:00-05:00';
const content: Answer = (source, query, request) => {
  if (source === 'section-api' && query['queryString'] !== '/esta-pagina-no-existe')
    return { _id: query['queryString'], name: 'Una sección' };
  if (source === 'story-by-url' && query['website_url'] === ARTICLE)
    return story('uno', { content_restrictions: { content_code: '3' } });
  if (source === 'authors-api') return { _id: query['idAutor'], byline: 'Ana' };
  // The strips are off.
  if (/-(?:ultima-hora|en-vivo)$/.test(String(query['queryString']))) return feed();
  const isFeed = source === 'content-api-collections' || source.startsWith('content-apir');
  const isPlanned = new URL(request.url).searchParams.get('at') === new Date(PLANNED).toISOString();
  const [first, ...rest] = feed(isPlanned ? 'planeada' : 'uno', 'dos', 'tres').content_elements;
  const credits = { by: [{ _id: 'ana', type: 'author', name: 'Ana' }] };
  return isFeed ? { content_elements: [{ ...first, credits }, ...rest], count: 3 } : undefined;
};

interface Reply {
  head: {
    styles: string;
    stylesheets: string[];
    attributes: Record<'html' | 'body', Record<string, string>>;
  };
  frame: string;
  blocks: Record<string, string>;
  tags: { styles: string; blocks: Record<string, string> };
  stories: Record<string, { shown: { id: string; headline: string }[] }>;
  notes: { placementId: string | null; kind: string; severity: string; text: string }[];
  weight: { html: number; css: number };
  ms: number;
}

async function open(environment: Record<string, string> = {}, options: Partial<SitesOptions> = {}) {
  const settings = { DESK_TOKEN: TOKEN, PAGE_CACHE_MB: '8', ...environment };
  const { sites, get, warnings } = await openSites(content, settings, options);
  const send = (body: unknown, token = TOKEN, path = '/api/borrador') =>
    sites.app.request(
      `http://localhost:3001${path}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      { brand: 'weekly' },
    );
  const draft = async (document: PageDocument, more: object = {}): Promise<Reply> => {
    const response = await send({ page: 'home', path: '/', document, ...more });
    expect(response.status).toBe(200);
    return (await response.json()) as Reply;
  };
  return { sites, get, send, draft, warnings };
}

const { home } = PAGES.weekly;

describe('X5 a draft as HTML', () => {
  it('has the HTML of each block that is shown, by placement, with styles and attributes, and is kept nowhere', async () => {
    const { send, get, draft } = await open();
    const published = await get('/');
    const reply = await draft(home);
    expect(reply.blocks['header-weekly-header-1']).toContain('<header');
    expect(reply.blocks['main-lead-package-1']).toContain('Titular uno');
    expect(reply.head.styles).toBe('p{color:red}');
    expect(reply.head.stylesheets).toEqual([]);
    const brand = BRAND_CONFIGS.weekly;
    const seen = { brand, path: '/', mode: undefined, adPlaces: true, variant: undefined };
    expect(reply.head.attributes).toEqual(JSON.parse(JSON.stringify(documentAttributes(seen))));
    expect([...reply.frame.matchAll(/data-region="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'header',
      'main',
      'footer',
    ]);
    expect(reply.weight.html).toBeGreaterThan(1000);
    const { headers } = await send({ page: 'home', path: '/', document: home });
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    const changed = { ...home, title: 'Borrador' };
    await draft(changed);
    expect((await get('/')).html).toBe(published.html);
  });

  it('says in Spanish why a block is hidden, and what is wrong', async () => {
    const { draft } = await open();
    const main = [
      { id: 'off', block: 'section-row', settings: {} },
      { id: 'odd', block: 'no-such-block' },
      ...home.regions.main!,
    ];
    const { notes, blocks } = await draft({ ...home, regions: { ...home.regions, main } });
    // Its editor has turned it off: there is nothing to mend.
    expect(notes.filter(({ placementId }) => placementId === 'off')).toEqual([
      {
        placementId: 'off',
        kind: 'empty-block',
        severity: 'info',
        text: expect.stringContaining('sin publicar') as string,
      },
    ]);
    expect(notes.find(({ placementId }) => placementId === 'odd')?.text).toContain('no conoce el bloque');
    expect(Object.keys(blocks)).not.toContain('off');
  });

  it('gives a placement without an id one, and shows a changed setting', async () => {
    const { draft } = await open();
    const bare = { block: 'quote-band', settings: { published: true } };
    const row = {
      id: 'r',
      block: 'section-row',
      settings: { published: true, title: 'Un título nuevo', feedSize: 3, collectionId: 'una' },
    };
    const { blocks } = await draft({
      ...home,
      regions: { header: home.regions.header!, main: [row, bare], footer: home.regions.footer! },
    });
    expect(blocks['r']).toContain('Un título nuevo');
  });

  /** The front with a row above all, which takes the stories that others had. */
  const withRow = (title: string): PageDocument => {
    const settings = { published: true, title, feedSize: 3, collectionId: 'una' };
    const main = [{ id: 'r', block: 'section-row', settings }, ...home.regions.main!];
    return { ...home, regions: { ...home.regions, main } };
  };

  it('is after any changes what another server makes at once', async () => {
    const { draft } = await open();
    const made = new Set<string>();
    for (const one of [home, withRow('Uno'), withRow('Dos'), home, withRow('Uno')]) {
      const other = await open();
      const { blocks } = await draft(one);
      expect(blocks).toEqual((await other.draft(one)).blocks);
      made.add(JSON.stringify(blocks));
    }
    expect(made.size).toBe(3);
  });

  it('leaves out what the desk has', async () => {
    const { draft } = await open();
    const all = await draft(home);
    const known = [all.tags.styles, ...Object.values(all.tags.blocks)];
    const same = await draft(home, { known });
    expect([same.head.styles, same.blocks, same.tags]).toEqual(['', {}, all.tags]);
    expect([same.notes, same.weight]).toEqual([all.notes, all.weight]);
    const [next, whole] = [await draft(withRow('Uno'), { known }), await draft(withRow('Uno'))];
    const sent = Object.keys(next.blocks);
    expect(sent).toEqual(Object.keys(whole.blocks).filter((id) => whole.blocks[id] !== all.blocks[id]));
    expect(sent).toContain('r');
    expect(next.tags).toEqual(whole.tags);
    for (const id of sent) expect(next.blocks[id]).toBe(whole.blocks[id]);
  });

  it('names its stylesheets in development, where it has no CSS and no colours', async () => {
    const bare = { scripts: [], styles: ['/src/entry.css'], fonts: [] };
    const assets = Object.fromEntries(BRANDS.map((brand) => [brand, bare])) as unknown as Assets;
    const { draft } = await open({}, { assets });
    const { head, weight, notes } = await draft(home);
    expect([head.styles, head.stylesheets, weight.css]).toEqual(['', ['/src/entry.css'], 0]);
    expect(notes.filter(({ kind }) => kind === 'contrast')).toEqual([]);
  });

  it('is made for a mode and an instant', async () => {
    const { draft } = await open();
    const { head } = await draft(home, { mode: 'dark', at: '2027-01-01T06:00:00-05:00' });
    expect(head.attributes.html['data-mode']).toBe('dark');
    expect((await draft(home)).head.attributes.html).not.toHaveProperty('data-mode');
  });

  it('of an instant has what is planned for it, where the site has the token of the service', async () => {
    const { draft, get } = await open({ CONTENT_TOKEN: 'a-token-of-the-content' });
    const shown = async (more: object) => JSON.stringify((await draft(home, more)).blocks);
    expect(await shown({ at: PLANNED })).toContain('Titular planeada');
    for (const more of [{}, { at: '2026-02-01T12:00:00Z' }])
      expect(await shown(more)).not.toContain('Titular planeada');
    expect((await get('/')).html).not.toContain('Titular planeada');
  });

  it('is that of a kind of reader', async () => {
    const { draft } = await open();
    const seen = async (reader?: string) => {
      const { blocks, head } = await draft(PAGES.weekly.article, { page: 'article', path: ARTICLE, reader });
      const html = JSON.stringify(blocks);
      expect(head.attributes.body).toMatchObject({ 'data-page-type': 'article' });
      return [html.includes('Párrafo 0.'), html.includes('Párrafo 5.')];
    };
    expect(await seen()).toEqual([true, false]);
    expect(await seen('anonymous')).toEqual([true, false]);
    expect(await seen('registered')).toEqual([true, false]);
    expect(await seen('subscribed')).toEqual([true, true]);
  });

  it('tells the stories of each block, and the bytes of all', async () => {
    const { draft } = await open();
    const { stories, blocks, frame, weight, head, ms } = await draft(home);
    const [first] = stories['main-lead-package-1']!.shown;
    expect(first).toMatchObject({ id: 'uno', headline: 'Titular uno' });
    expect(weight).toEqual({
      html: Buffer.byteLength(frame + Object.values(blocks).join('')),
      css: Buffer.byteLength(head.styles),
    });
    expect([Number.isInteger(ms), ms >= 0]).toEqual([true, true]);
  });

  it('without an address is made for one of its page that the site knows', async () => {
    const { send } = await open();
    const made = async (page: 'article' | 'author' | 'section') => {
      const response = await send({ page, document: PAGES.weekly[page] });
      const { head } = (await response.json()) as Reply;
      return [response.status, head.attributes.body['data-page-type']];
    };
    expect(await made('article')).toEqual([200, 'article']);
    // Lists of all kinds have one type.
    expect(await made('author')).toEqual([200, 'section']);
    expect(await made('section')).toEqual([200, 'section']);
  });

  it.each<[string, object, number, string, string?]>([
    ['no document', { document: { layout: 1 } }, 422, 'invalid_question'],
    ['another site', { path: '//example.com/' }, 422, 'invalid_question'],
    ['a service', { path: '/api/borrador/' }, 422, 'invalid_question'],
    [
      'an unknown layout',
      { document: { ...home, layout: 'x' } },
      422,
      'unknown_layout',
      "This site has no layout 'x'.",
    ],
    [
      'a path of another page',
      { path: '/lo-ultimo/' },
      422,
      'other_page',
      "The page at /lo-ultimo/ does not use the document 'home'.",
    ],
    [
      'the address of another site of the group',
      { path: '/soho/' },
      422,
      'other_page',
      "The page at /soho/ does not use the document 'home'.",
    ],
    [
      'a page that appears only in certain cases',
      { page: 'busy', path: undefined },
      422,
      'no_address',
      "This server can tell no address of the page 'busy'.",
    ],
    ['too much', { more: 'x'.repeat(1_000_001) }, 413, 'too_long'],
  ])('refuses %s', async (_name, more, status, code, message) => {
    const { send } = await open();
    const response = await send({ page: 'home', path: '/', document: home, ...more });
    const reply = (await response.json()) as { code: string; message: string };
    expect([response.status, reply.code]).toEqual([status, code]);
    if (message) expect(reply.message).toBe(message);
  });

  it('is for the desk only, and not there without its token', async () => {
    const { send } = await open();
    const question = { page: 'home', path: '/', document: home };
    expect((await send(question, 'another-token-0123456')).status).toBe(401);
    const without = await open({ DESK_TOKEN: '' });
    expect((await without.send(question)).status).toBe(404);
  });

  it('is made at the address that the site tells for its page', async () => {
    const { sites, send } = await open();
    const response = await sites.app.request(
      'http://localhost:3001/api/bloques',
      { headers: { Authorization: `Bearer ${TOKEN}` } },
      { brand: 'weekly' },
    );
    const { pages } = (await response.json()) as { pages: { page: string; path?: string }[] };
    const withPath = pages.filter(({ path }) => path !== undefined);
    expect(withPath.length).toBeGreaterThan(8);
    const answers = withPath.map(async ({ page, path }) => [
      page,
      (await send({ page, path, document: PAGES.weekly.section })).status,
    ]);
    expect((await Promise.all(answers)).filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('the front has no faults', () => expect(validateDocument(home, BLOCKS.values())).toEqual([]));
});
