import { setTimeout as sleep } from 'node:timers/promises';
import type { PageDocument } from 'rotativa/blocks';
import { createMemoryPages } from 'rotativa/providers/memory';
import { expect, describe, it, onTestFinished } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { feed, openSites, story, type Answer } from '../sites.fixture.ts';

const TOKEN = 'a-token-of-the-desk-0123';
const EDITOR = 'editora@redaccion.example';
const HOME = { brand: 'weekly', page: 'home' };
const ASKED = { page: 'home', path: '/' };
const { home } = PAGES.weekly;
const DRAFT: PageDocument = { ...home, title: 'Un especial', description: 'Todavía no es público.' };

const STORY = '/nacion/articulo/x/';
/** A locked story that only its preview may read. */
const EARLY = story('x', { content_restrictions: { content_code: '3' } });

async function open({
  isAway = false,
  isContentAway = false,
  settings = {},
  notFound = PAGES.weekly.notFound,
} = {}) {
  let time = new Date('2026-02-01T12:00:00Z').getTime();
  const clock = { now: () => new Date(time) };
  let stories: 'there' | 'moved' | 'gone' = 'there';
  let held: Promise<void> | undefined;
  const content: Answer = async (source, _query, request) => {
    const { searchParams } = new URL(request.url);
    if (held && source.startsWith('content-apir')) await held;
    if (isContentAway && source === 'story-by-url') return new Response('<html>', { status: 502 });
    if (source === 'story-by-url' && searchParams.get('unpublished') === 'x')
      return { there: EARLY, moved: story('otra'), gone: undefined }[stories];
    if (isAway && request.url.includes('/pages/v1/')) return new Response('<html>', { status: 502 });
    if (source === 'drafts' && searchParams.get('author') === EDITOR)
      return { ...HOME, document: searchParams.get('page') === 'article' ? PAGES.weekly.article : DRAFT };
    if (request.url.includes('/pages/v1/revisions/3'))
      return { ...HOME, number: 3, document: { ...DRAFT, layout: 'de-otro-tiempo' } };
    if (request.url.includes('/pages/v1/revisions/2')) return { ...HOME, number: 2, document: DRAFT };
    if (source === 'content-api-collections' || source.startsWith('content-apir'))
      return feed('uno', 'dos', 'tres');
    return undefined;
  };
  const store = createMemoryPages({
    clock,
    staff: { [EDITOR]: { weekly: 'publish' } },
    pages: [
      { ...HOME, document: home },
      { brand: 'weekly', page: 'notFound', document: notFound },
    ],
  });
  const { sites, get, warnings } = await openSites(
    content,
    {
      DESK_TOKEN: TOKEN,
      CONTENT_TOKEN: 'a-token-of-the-content',
      PAGE_CACHE_MB: '8',
      AD_PLACES: 'on',
      PAGES_ORIGIN: 'http://pages.example',
      ...settings,
    },
    { clock: clock.now, publishedPages: store },
  );
  onTestFinished(() => sites.close());
  const ask = (body: object, token = TOKEN) =>
    sites.app.request(
      'http://localhost:3001/api/vista-previa',
      { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: JSON.stringify(body) },
      { brand: 'weekly' },
    );
  const addressOf = async (body: object): Promise<string> => {
    const response = await ask({ ...ASKED, ...body });
    expect(response.status).toBe(200);
    return ((await response.json()) as { address: string }).address;
  };
  return {
    get,
    ask,
    warnings: () => warnings.map(({ msg }) => msg),
    addressOf,
    store,
    move: (ms: number) => void (time += ms),
    moveStory: (now: 'moved' | 'gone') => void (stories = now),
    /** Lists arrive when the test lets them. @returns lets them */
    hold: () => {
      let release!: () => void;
      held = new Promise((go) => (release = go));
      return release;
    },
  };
}

describe('X5 a signed preview', () => {
  it('is the published page byte for byte, with nothing removed, and only its headers differ', async () => {
    const { get, addressOf, store } = await open();
    const address = await addressOf({ author: EDITOR });
    const preview = await get(address);
    const pages = store.as(EDITOR);
    const { number } = await pages.save({ ...HOME, expected: 1, document: DRAFT, note: '' });
    await pages.publish({ ...HOME, revision: number });
    await sleep(0);
    const published = await get('/');
    expect([preview.status, published.status]).toEqual([200, 200]);
    expect(preview.html).toContain('Un especial');
    expect(preview.html).toBe(published.html);
    const differ = [...new Set([...preview.headers.keys(), ...published.headers.keys()])].filter(
      (name) => preview.headers.get(name) !== published.headers.get(name),
    );
    expect(differ.toSorted()).toEqual([
      'cache-control',
      'etag',
      'referrer-policy',
      // The time that the page took.
      'server-timing',
      // Names each request.
      'x-request-id',
      'x-robots-tag',
    ]);
    expect(preview.headers.get('cache-control')).toBe('no-store');
    expect(preview.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('shows a revision in a mode, and is not kept in memory', async () => {
    const { get, addressOf } = await open();
    const before = await get('/');
    const address = await addressOf({ revision: 2, mode: 'dark' });
    expect((await get(address)).html).toContain('data-mode="dark"');
    const after = await get('/');
    expect(after.html).toBe(before.html);
    expect(after.html).not.toContain('Un especial');
  });

  it.each<[string, (address: string) => string, number, string]>([
    ['after its time', (address) => address, 410, 'venció'],
    ['with a broken token', (address) => `${address.slice(0, -3)}abc`, 404, 'no existe'],
    ['without one', (address) => address.replace(/=.*/, '='), 404, 'no existe'],
    ['at another path', (address) => address.replace('/?', '/lo-ultimo/?'), 404, 'no existe'],
  ])('%s is a page that says so, and never the published one', async (name, change, status, words) => {
    const { get, addressOf, move } = await open();
    const address = await addressOf({ author: EDITOR, minutes: 5 });
    move(name === 'after its time' ? 5 * 60_000 + 1000 : 0);
    const { html, headers, ...got } = await get(change(address));
    expect(got.status).toBe(status);
    expect(html).toContain(words);
    expect(html).toMatch(/<title>Esta vista previa/);
    expect(html).toMatch(/<h1[^>]*>Esta vista previa/);
    expect(html).not.toContain('Titular uno');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    [undefined, 60],
    [1, 1],
    [7 * 24 * 60, 7 * 24 * 60],
  ])('has an address of its site; asked for %s minutes, it works for %i', async (minutes, works) => {
    const { get, addressOf, move } = await open();
    const address = await addressOf({ author: EDITOR, ...(minutes !== undefined && { minutes }) });
    expect(address).toMatch(/^http:\/\/localhost:3001\/\?vista-previa=[\w.-]+$/);
    move(works * 60_000 - 1000);
    expect((await get(address)).status).toBe(200);
    move(1000);
    expect((await get(address)).status).toBe(410);
  });

  it('of a page that the address does not show has a page that explains it', async () => {
    const { get, addressOf } = await open();
    const { status, html } = await get(await addressOf({ author: EDITOR, page: 'archive' }));
    expect([status, html.includes('Esta dirección es de otra página')]).toEqual([404, true]);
  });

  it('asks to try again while more pages are made than the server can make', async () => {
    const { get, addressOf, hold } = await open({ settings: { PAGES_AT_ONCE: '1', PAGES_WAITING: '0' } });
    const address = await addressOf({ author: EDITOR });
    const release = hold();
    const readers = ['/nacion/', '/economia/'].map((path) => get(path));
    const { status, html, headers } = await get(address);
    release();
    await Promise.all(readers);
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(html).toContain('Hay que volver a cargar la página.');
    expect(html).not.toContain('El servicio');
  });

  it('names the service that is away: that of contents, too', async () => {
    const { get, addressOf, warnings } = await open({ isContentAway: true });
    for (const body of [
      { author: EDITOR, page: 'article', path: STORY },
      { story: 'x', path: STORY },
    ]) {
      const { status, html, headers } = await get(await addressOf(body));
      expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(html).toContain('El servicio de contenidos no responde');
    }
    expect(warnings().filter((message) => message === 'preview failed')).toHaveLength(2);
  });

  it('a draft that is gone, and a service that is away, have a page that explains it', async () => {
    const { get, addressOf } = await open();
    const gone = await get(await addressOf({ author: 'otra@redaccion.example' }));
    expect([gone.status, gone.html.includes('Ya no hay borrador')]).toEqual([404, true]);
    const away = await open({ isAway: true });
    const failed = await away.get(await away.addressOf({ author: EDITOR }));
    expect([failed.status, failed.html.includes('No pudimos traer el borrador')]).toEqual([503, true]);
    expect(away.warnings()).toContain('draft not read');
  });

  it('explains itself on a site whose page for that has no frame, and keeps its token to itself', async () => {
    const bare: PageDocument = { ...PAGES.weekly.notFound, regions: {} };
    const { get, addressOf } = await open({ notFound: bare });
    const address = await addressOf({ author: 'otra@redaccion.example', page: 'home', path: '/lo-ultimo/' });
    const { status, html } = await get(address);
    expect([status, html.includes('Ya no hay borrador')]).toEqual([404, true]);
    const framed = await open();
    const shown = await framed.get(address);
    expect(shown.html).toContain('<header');
    for (const page of [html, shown.html]) expect(page).not.toMatch(/vista-previa=|lo-ultimo\/\?/);
  });

  it('with a layout that the site does not have says what is wrong, and what helps', async () => {
    const { get, addressOf } = await open();
    const { status, html, headers } = await get(await addressOf({ revision: 3 }));
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(html).toContain('Este sitio no tiene el diseño de la página');
    expect(html).toContain('En la mesa de edición se puede elegir otra revisión.');
  });

  it('is signed for the desk only, for an author or a revision', async () => {
    const { ask } = await open();
    expect((await ask({ ...ASKED, revision: 2 }, 'another-token-0123456')).status).toBe(401);
    for (const [body, message] of [
      [ASKED, 'needs an author or a revision'],
      [{ ...ASKED, revision: 2, author: EDITOR }, 'needs an author or a revision'],
      [{ ...ASKED, revision: 2, minutes: 0 }, /^minutes /],
      [{ ...ASKED, revision: 2, minutes: 7 * 24 * 60 + 1 }, /^minutes /],
      [{ ...ASKED, revision: 2, minutes: 1.5 }, /^minutes /],
      [{ ...ASKED, revision: 0 }, /^revision /],
      [{ ...ASKED, path: '//otro.example/', revision: 2 }, /^path is not a path/],
    ] as const) {
      const response = await ask(body);
      expect([response.status, await response.json()]).toEqual([
        422,
        { code: 'invalid_question', message: expect.stringMatching(message) as string },
      ]);
    }
  });
});

describe('X5 a signed preview of a story', () => {
  /** The beginning and the end of its text that a reader sees. */
  const seen = (html: string) => [html.includes('Párrafo 0.'), html.includes('Párrafo 5.')];

  it('shows it alone before its time, as the reader gets it who was asked for', async () => {
    const { get, addressOf } = await open();
    expect((await get(STORY)).status).toBe(404);
    const whole = await get(await addressOf({ story: 'x', path: STORY }));
    expect([whole.status, ...seen(whole.html)]).toEqual([200, true, true]);
    expect(whole.headers.get('cache-control')).toBe('no-store');
    expect(whole.headers.get('x-robots-tag')).toBe('noindex');
    expect(whole.html).not.toMatch(/<html[^>]*data-mode/);
    const cut = await get(await addressOf({ story: 'x', path: STORY, reader: 'anonymous', mode: 'dark' }));
    expect([cut.status, ...seen(cut.html)]).toEqual([200, true, false]);
    expect(cut.html).toMatch(/<html[^>]* data-mode="dark"/);
    // Nothing of it stays in memory.
    expect((await get(STORY)).status).toBe(404);
  });

  it('has the places for ads that its page will have', async () => {
    const [without, within] = [await open({ settings: { AD_PLACES: 'off' } }), await open()];
    const [one, other] = await Promise.all(
      [without, within].map(async ({ get, addressOf }) => get(await addressOf({ story: 'x', path: STORY }))),
    );
    expect(one!.html).toBe(other!.html);
    expect(one!.html).toMatch(/<html[^>]* data-ads/);
  });

  it('that has left its address, or at that of another, has a page that explains it', async () => {
    const { get, addressOf, moveStory } = await open();
    const address = await addressOf({ story: 'x', path: STORY });
    const other = await get(address.replace('/articulo/x/', '/articulo/y/'));
    expect([other.status, other.html.includes('Esta vista previa es de otra nota')]).toEqual([404, true]);
    for (const now of ['moved', 'gone'] as const) {
      moveStory(now);
      const gone = await get(address);
      expect([gone.status, gone.html.includes('La nota ya no está en esta dirección')]).toEqual([404, true]);
      expect(gone.html).not.toContain('Párrafo');
    }
  });
});
