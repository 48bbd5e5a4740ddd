import { afterAll, expect, it, vi } from 'vitest';

// Files of a worker share its modules: those with the sites of this test are for this file alone.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});

vi.mock('../sites.ts', () => ({
  SITES: [
    { brand: 'weekly', config: { family: 'weekly' }, renamed: (value: unknown) => value },
    {
      brand: 'faro',
      config: { family: 'weekly' },
      renamed: (value: unknown) =>
        JSON.parse(JSON.stringify(value).replaceAll('Semanario', 'El Faro')) as unknown,
    },
  ],
}));

it('X6 a brand without stories has those of its family, under its name', async () => {
  const { withAdopted } = await import('./adopted.ts');
  const content = {
    stories: [{ brand: 'weekly', slug: 'once', headline: 'Le dijo a Semanario' }],
    collections: [{ id: 'weekly-portada', brand: 'weekly', title: 'Portada', slugs: ['once'] }],
    authors: [{ id: 'ana', brands: ['weekly'] }],
    editions: [{ brand: 'weekly', number: 1 }],
  };
  const { stories, collections, authors, editions } = withAdopted(content as never);
  expect(stories).toEqual([
    content.stories[0],
    { brand: 'faro', slug: 'once', headline: 'Le dijo a El Faro' },
  ]);
  expect(collections.map(({ id, brand }) => [id, brand])).toEqual([
    ['weekly-portada', 'weekly'],
    ['faro-portada', 'faro'],
  ]);
  expect(authors[0]!.brands).toEqual(['weekly', 'faro']);
  expect(editions).toHaveLength(1);
});
