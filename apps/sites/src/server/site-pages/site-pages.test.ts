import { setTimeout as sleep } from 'node:timers/promises';
import type { PageDocument } from 'rotativa/blocks';
import { ApiError } from 'rotativa/domain';
import type { PublishedPagesPort } from 'rotativa/providers';
import { createMemoryPages, type MemoryOutcome, type MemoryPages } from 'rotativa/providers/memory';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { documentsOf } from '../../pages/documents/page-names.ts';
import { feed, openSites, type Answer } from '../sites.fixture.ts';

const EDITOR = 'editora@redaccion.example';
const HOME = { brand: 'weekly', page: 'home' };
const START = new Date('2026-02-01T12:00:00Z');

/** The content service: feeds of two stories, and the section /nacion. */
const content: Answer = (source, query) => {
  if (source === 'content-api-collections' || source.startsWith('content-apir'))
    return feed('uno', 'dos', 'tres');
  if (source === 'site-service-hierarchy') return { _id: query['section'] ?? '/', children: [] };
  return undefined;
};

interface Clock {
  now(): Date;
  move(ms: number): void;
}
function clockAt(start: Date): Clock {
  let time = start.getTime();
  return { now: () => new Date(time), move: (ms) => void (time += ms) };
}

/** A store of pages with the documents of the sites, as the seed gives them. */
function storeOf(clock: Clock, play: MemoryOutcome = {}): MemoryPages {
  return createMemoryPages({
    clock,
    play,
    staff: { [EDITOR]: Object.fromEntries(BRANDS.map((brand) => [brand, 'publish'])) },
    pages: BRANDS.flatMap((brand) =>
      [...documentsOf(PAGES[brand])].map(([page, document]) => ({
        brand,
        page,
        // As a service sends it: what is undefined is absent, and nothing has an order that counts.
        document: JSON.parse(JSON.stringify(document)) as PageDocument,
      })),
    ),
  });
}

async function open(publishedPages: PublishedPagesPort, clock: Clock, environment = {}) {
  const opened = await openSites(content, environment, { publishedPages, clock: clock.now });
  onTestFinished(() => opened.sites.close());
  return opened;
}

/** The front with a title of the page. */
const titled = (title: string, home: PageDocument = PAGES.weekly.home): PageDocument => ({ ...home, title });

/** Saves a revision of a page and publishes it. */
async function publish(
  store: MemoryPages,
  document: PageDocument,
  { expected = 1, ...times }: { expected?: number; from?: Date; until?: Date } = {},
): Promise<void> {
  const pages = store.as(EDITOR);
  const { number } = await pages.save({ ...HOME, expected, document, note: '' });
  await pages.publish({ ...HOME, revision: number, ...times });
  await sleep(0);
}

const bodyOf = (html: string): string => html.slice(html.indexOf('<body'));
const titleOf = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';

describe('X5 pages from a store', () => {
  it.each(BRANDS)(
    'the front of %s is the same, byte for byte, as that of the documents of this build',
    async (brand) => {
      const clock = clockAt(START);
      const [stored, built] = await Promise.all([
        open(storeOf(clock), clock),
        openSites(content, {}, { clock: clock.now }),
      ]);
      onTestFinished(() => built.sites.close());
      const [one, other] = [await stored.get('/', {}, brand), await built.get('/', {}, brand)];
      expect(one.status).toBe(200);
      expect(one.html).toBe(other.html);
      expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
    },
  );

  it('a stored document in another order of regions gives the same page', async () => {
    const clock = clockAt(START);
    const { regions, ...rest } = PAGES.daily.home;
    const reversed = { ...rest, regions: Object.fromEntries(Object.entries(regions).toReversed()) };
    const fronts = [PAGES.daily.home, reversed].map(async (document) => {
      const store = createMemoryPages({ clock, pages: [{ brand: 'daily', page: 'home', document }] });
      return (await (await open(store, clock)).get('/', {}, 'daily')).html;
    });
    const [one, other] = await Promise.all(fronts);
    expect(other).toBe(one);
  });

  it('what is published is seen in both processes, and other pages stay in memory', async () => {
    const clock = clockAt(START);
    const store = storeOf(clock);
    const memory = { PAGE_CACHE_MB: '8' };
    const [first, second] = [await open(store, clock, memory), await open(store, clock, memory)];
    let asked = 0;
    const other = await openSites(
      (...question) => {
        asked += 1;
        return content(...question);
      },
      memory,
      { publishedPages: store, clock: clock.now },
    );
    onTestFinished(() => other.sites.close());
    for (const { get } of [first, second, other])
      expect(titleOf((await get('/')).html)).not.toContain('Especial');
    await other.get('/nacion/');
    const before = asked;
    await publish(store, titled('Especial'));
    for (const { get } of [first, second]) expect(titleOf((await get('/')).html)).toContain('Especial');
    await other.get('/nacion/');
    expect(asked, 'the other page was made again').toBe(before);
    expect(titleOf((await other.get('/')).html)).toContain('Especial');
    expect(asked).toBeGreaterThan(before);
  });

  it('a schedule begins and ends at its instants without an event', async () => {
    const clock = clockAt(START);
    const store = storeOf(clock);
    const { get } = await open(store, clock, { PAGE_CACHE_MB: '8' });
    const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
    await get('/');
    await publish(store, titled('Especial'), { from: at(10), until: at(20) });
    const seen: string[] = [];
    for (const minutes of [0, 9.999, 10, 19.999, 20]) {
      clock.move(at(minutes).getTime() - clock.now().getTime());
      seen.push(titleOf((await get('/')).html).includes('Especial') ? 'special' : 'usual');
    }
    expect(seen).toEqual(['usual', 'usual', 'special', 'special', 'usual']);
  });

  it('roll back gives the same bytes', async () => {
    const clock = clockAt(START);
    const store = storeOf(clock);
    const { get } = await open(store, clock, { PAGE_CACHE_MB: '8' });
    const before = await get('/');
    await publish(store, titled('Especial'));
    expect((await get('/')).html).not.toBe(before.html);
    clock.move(1000);
    await store.as(EDITOR).rollBack(HOME);
    await sleep(0);
    const after = await get('/');
    expect(after.html).toBe(before.html);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  });

  it('without the service there are the documents of this build, said once; the last known ones when it goes away', async () => {
    const clock = clockAt(START);
    const play: MemoryOutcome = { error: new ApiError('down', 'Down.', 503) };
    const store = storeOf(clock, play);
    const { get, warnings } = await open(store, clock);
    const said = () => warnings.map(({ msg }) => msg).filter((msg) => msg.startsWith('pages'));
    expect((await get('/')).status).toBe(200);
    expect((await get('/', {}, 'daily')).status).toBe(200);
    expect(said()).toEqual([expect.stringContaining('pages are out of reach')]);
    delete play.error;
    await expect.poll(() => said().at(-1), { timeout: 5000 }).toBe('pages answer again');
    await publish(store, titled('Especial'));
    expect(titleOf((await get('/')).html)).toContain('Especial');
    play.error = new ApiError('down', 'Down.', 503);
    store.seed({ brand: 'weekly', page: 'home', document: titled('Otra') });
    expect(titleOf((await get('/')).html)).toContain('Especial');
    expect(said()).toHaveLength(2);
  });

  it('a service that does not answer delays the first request a second, and no other', async () => {
    const clock = clockAt(START);
    const hung: PublishedPagesPort = {
      published: () => new Promise(() => undefined),
      listen: () => () => undefined,
    };
    const { get } = await open(hung, clock);
    const since = performance.now();
    expect((await get('/')).status).toBe(200);
    expect(performance.now() - since).toBeLessThan(3000);
    const later = performance.now();
    await get('/');
    expect(performance.now() - later).toBeLessThan(900);
  });

  it('blocks and settings that this build does not know are hidden and logged once, and a broken document leaves the last good one', async () => {
    const clock = clockAt(START);
    const store = createMemoryPages({
      clock,
      staff: { [EDITOR]: { weekly: 'publish' } },
      pages: [{ ...HOME, document: PAGES.weekly.home }],
    });
    const { get, warnings } = await open(store, clock);
    const usual = await get('/');
    const { main = [], ...regions } = PAGES.weekly.home.regions;
    const strange = [
      { id: 'x1', block: 'no-such-block' },
      { id: 'x2', block: 'quote-band', version: 99 },
      { id: 'x3', block: 'section-row', settings: { published: true, feedSize: 'many' } },
    ];
    await publish(store, { ...titled('Buena'), regions: { ...regions, main: [...strange, ...main] } });
    const faults = () => warnings.filter(({ msg }) => msg.includes('stored page'));
    const good = await get('/');
    expect(titleOf(good.html)).toContain('Buena');
    expect(bodyOf(good.html)).toBe(bodyOf(usual.html));
    await get('/');
    expect(faults()).toHaveLength(1);
    await publish(store, { ...titled('Rota'), layout: 'no-such-layout' }, { expected: 2 });
    expect((await get('/')).html).toBe(good.html);
    expect(faults()).toHaveLength(2);
  });

  it('an editor adds a special section by its name', async () => {
    const clock = clockAt(START);
    const store = storeOf(clock);
    const { get } = await open(store, clock);
    const brand: BrandKey = 'weekly';
    const before = await get('/nacion/', {}, brand);
    store.seed({
      brand,
      page: 'section:/nacion/',
      document: { ...PAGES.weekly.section, description: 'Una prueba.' },
    });
    await publish(store, titled('Especial'));
    const after = await get('/nacion/', {}, brand);
    expect([before.status, after.status]).toEqual([200, 200]);
    expect(before.html).not.toContain('Una prueba.');
    expect(after.html).toContain('Una prueba.');
  });
});
