import { renderToString } from 'react-dom/server';
import type { BlockPage } from 'rotativa/blocks';
import { createLinks } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import { expect, it } from 'vitest';
import { searchFiltersBlock } from './SearchFilters.block.ts';

const FACETS = {
  sections: [
    { value: '/galerias', name: 'Galerías', count: 7 },
    { value: '/nacion', name: 'Nación', count: 6 },
    { value: '/fotos', name: 'Galerías', count: 7 },
  ],
  kinds: [],
  periods: [],
};

const filters = async (query: string): Promise<string> => {
  const content = createMemoryContent({ documents: [] });
  const services = {
    content: {
      ...content,
      feed: () => Promise.resolve({ content_elements: [], count: 9, search: { facets: FACETS, found: {} } }),
    },
    images: { url: (source: string) => source, srcSet: () => undefined },
    links: createLinks('https://example.com'),
    product: 'semanario',
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  };
  const page: BlockPage = {
    brand: 'weekly',
    kind: 'search',
    path: '/buscar/',
    query: new URLSearchParams(query),
    number: 1,
    title: '',
  };
  const prepared = await searchFiltersBlock.prepare({}, services, page);
  return prepared ? renderToString(prepared.element) : '';
};

/** How often a name is among the links, without the form after them. */
const named = (html: string, name: string): number =>
  html.split('rt-search-refine')[0]!.split(name).length - 1;

it('B11 two addresses of one section are one choice', async () => {
  const html = await filters('q=agua');
  expect([named(html, 'Galerías'), named(html, 'Nación')]).toEqual([1, 1]);
});

it('B11 a chosen section can be removed, whichever address it has', async () => {
  const html = await filters('q=agua&seccion=fotos');
  expect(named(html, 'Galerías')).toBe(1);
  expect(html).toMatch(/aria-current="true">.{0,80}Galerías/);
});

it('B11 several chosen sections are removed one by one', async () => {
  const html = await filters('q=agua&seccion=fotos&seccion=nacion&desde=2019&hasta=2021');
  expect(html).toContain('href="/buscar/?q=agua&amp;seccion=nacion&amp;desde=2019&amp;hasta=2021"');
  expect(html).toContain('href="/buscar/?q=agua&amp;seccion=fotos%2Cnacion"');
  expect(html).toMatch(/Quitar:.{0,30}2019 a 2021/);
  expect(html).toContain('href="/buscar/?q=agua"');
});

it.each([
  ['desde=2019', 'Desde 2019'],
  ['hasta=2019', 'Hasta 2019'],
  ['desde=2019&hasta=2019', '2019'],
])('B11 the years of %s are %s', async (years, words) => {
  expect(await filters(`q=agua&${years}`)).toMatch(new RegExp(`Quitar:</span>.{0,20}>${words}<`));
});
