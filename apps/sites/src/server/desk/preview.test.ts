import { setTimeout as sleep } from 'node:timers/promises';
import type { PageDocument } from 'rotativa/blocks';
import { createMemoryPages } from 'rotativa/providers/memory';
import { expect, describe, it, onTestFinished } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { feed, openSites, type Answer } from '../sites.fixture.ts';

const TOKEN = 'a-token-of-the-desk-0123';
const EDITOR = 'editora@redaccion.example';
const HOME = { brand: 'weekly', page: 'home' };
const ASKED = { page: 'home', path: '/' };
const { home } = PAGES.weekly;
const DRAFT: PageDocument = { ...home, title: 'Un especial', description: 'Todavía no es público.' };

async function open({ isAway = false } = {}) {
  let time = new Date('2026-02-01T12:00:00Z').getTime();
  const clock = { now: () => new Date(time) };
  const content: Answer = (source, _query, request) => {
    const { searchParams } = new URL(request.url);
    if (isAway && request.url.includes('/pages/v1/')) return new Response('<html>', { status: 502 });
    if (source === 'drafts' && searchParams.get('author') === EDITOR) return { ...HOME, document: DRAFT };
    if (request.url.includes('/pages/v1/revisions/2')) return { ...HOME, number: 2, document: DRAFT };
    if (source === 'content-api-collections' || source.startsWith('content-apir'))
      return feed('uno', 'dos', 'tres');
    return undefined;
  };
  const store = createMemoryPages({
    clock,
    staff: { [EDITOR]: { weekly: 'publish' } },
    pages: [{ ...HOME, document: home }],
  });
  const { sites, get } = await openSites(
    content,
    { DESK_TOKEN: TOKEN, PAGE_CACHE_MB: '8', AD_PLACES: 'on', PAGES_ORIGIN: 'http://pages.example' },
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
  return { get, ask, addressOf, store, move: (ms: number) => void (time += ms) };
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
    expect(html).not.toContain('Titular uno');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('a draft that is gone, and a service that is away, have a page that explains it', async () => {
    const { get, addressOf } = await open();
    const gone = await get(await addressOf({ author: 'otra@redaccion.example' }));
    expect([gone.status, gone.html.includes('Ya no hay borrador')]).toEqual([404, true]);
    const away = await open({ isAway: true });
    const failed = await away.get(await away.addressOf({ author: EDITOR }));
    expect([failed.status, failed.html.includes('No pudimos traer el borrador')]).toEqual([503, true]);
  });

  it('is signed for the desk only, for an author or a revision', async () => {
    const { ask } = await open();
    expect((await ask({ ...ASKED, revision: 2 }, 'another-token-0123456')).status).toBe(401);
    for (const body of [
      ASKED,
      { ...ASKED, revision: 2, author: EDITOR },
      { ...ASKED, revision: 2, minutes: 0 },
    ])
      expect((await ask(body)).status).toBe(422);
  });
});
