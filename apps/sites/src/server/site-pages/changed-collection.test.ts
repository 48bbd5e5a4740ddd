import { setTimeout as sleep } from 'node:timers/promises';
import type { PageDocument } from 'rotativa/blocks';
import { createMemoryPages } from 'rotativa/providers/memory';
import { BRANDS } from 'rotativa/themes';
import { expect, it, onTestFinished } from 'vitest';
import { openSites, story, type Answer } from '../sites.fixture.ts';

const frontOf = (collectionId: string): PageDocument => ({
  layout: 'front',
  title: '',
  regions: { main: [{ id: 'one', block: 'headline-list', settings: { published: true, collectionId } }] },
});

it('X5 a changed collection makes the page again that shows it, at once, and no other', async () => {
  const clock = { now: () => new Date('2026-02-01T12:00:00Z') };
  const store = createMemoryPages({
    clock,
    pages: [
      { brand: 'weekly', page: 'home', document: frontOf('lista') },
      { brand: 'daily', page: 'home', document: frontOf('lista') },
      { brand: 'rural', page: 'home', document: frontOf('otra') },
    ],
  });
  let words = 'Antes';
  const content: Answer = (source) =>
    source === 'content-api-collections'
      ? { content_elements: [story('uno', { headlines: { basic: words } })], count: 1 }
      : undefined;
  const { sites, get } = await openSites(
    content,
    { PAGE_CACHE_MB: '16', CONTENT_FRESH_MS: '60000' },
    { publishedPages: store, clock: clock.now },
  );
  onTestFinished(() => sites.close());
  const says = async (brand: 'weekly' | 'daily' | 'rural') =>
    /Antes|Después/.exec(
      (await get(`http://localhost:${3001 + BRANDS.indexOf(brand)}/`, {}, brand)).html,
    )?.[0];
  const all = async () => [await says('weekly'), await says('daily'), await says('rural')];
  expect(await all()).toEqual(['Antes', 'Antes', 'Antes']);
  words = 'Después';
  expect(await all()).toEqual(['Antes', 'Antes', 'Antes']);
  store.changeContents('weekly', ['collection/lista']);
  await sleep(0);
  expect(await all()).toEqual(['Después', 'Antes', 'Antes']);
});
