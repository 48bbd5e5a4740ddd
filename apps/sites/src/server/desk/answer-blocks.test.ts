import type { BlockPlacement } from 'rotativa/blocks';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import type { SitePages } from '../../pages/documents/page-documents.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { LAYOUT_REGIONS } from '../../views/layout-regions.tsx';
import { feed } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import type { PageRequest } from '../page/page-request.ts';
import { answerBlocks } from './answer-blocks.ts';

interface Reply {
  config: { blocks: { name: string }[] };
  samples: Record<string, { published?: boolean; title?: string }>;
  layouts: Record<string, { label: string; regions: { name: string; label: string }[] }>;
  pages: { page: string; label: string; path?: string }[];
}

const site = requestFor('/api/bloques', () => feed('uno'));

async function asked(request: PageRequest = site): Promise<Reply> {
  const response = await answerBlocks(request);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await response.json()) as Reply;
}

/** The site with other documents for some of its pages. */
const withPages = (pages: Partial<SitePages>): PageRequest => ({
  ...site,
  sitePages: { ...site.sitePages, pages: { ...PAGES.weekly, ...pages } },
});

describe('X5 what a site tells the desk', () => {
  it('is every block, and each layout with its regions, in the words of editors', async () => {
    const { config, layouts } = await asked();
    expect(config.blocks.map(({ name }) => name).toSorted()).toEqual([...BLOCKS.keys()].toSorted());
    const regions = Object.entries(layouts).map(([layout, one]) => [
      layout,
      one.regions.map(({ name }) => name),
    ]);
    expect(Object.fromEntries(regions)).toEqual(LAYOUT_REGIONS);
    for (const [layout, one] of Object.entries(layouts)) {
      expect(one.label, layout).not.toBe(layout);
      for (const region of one.regions) expect(region.label, region.name).not.toBe(region.name);
    }
    expect(layouts['front']).toMatchObject({ label: 'Portada' });
    expect(layouts['front']?.regions).toContainEqual({ name: 'main', label: 'Columna principal' });
  });

  it('is a sample of each block as readers see it: the first one that is published', async () => {
    const placed = (title: string, published?: boolean) => ({
      ...{ block: 'made-up', settings: { title, ...(published !== undefined && { published }) } },
    });
    const main: BlockPlacement[] = [
      { block: 'bare' },
      placed('Nunca'),
      placed('No', false),
      placed('Sí', true),
      placed('Tarde', true),
    ];
    const { samples } = await asked(withPages({ home: { ...PAGES.weekly.home, regions: { main } } }));
    expect(samples['made-up']).toEqual({ title: 'Sí', published: true });
    expect(samples).not.toHaveProperty('bare');
    for (const [block, { published }] of Object.entries(samples)) expect(published, block).toBe(true);
  });

  it('is each page with its name, and with an address if it has one', async () => {
    const { pages } = await asked();
    expect(pages).toContainEqual({ page: 'home', label: 'Portada', path: '/' });
    expect(pages).toContainEqual({ page: 'article', label: 'Nota', path: '/nacion/articulo/uno/' });
    expect(pages).toContainEqual({ page: 'busy', label: 'Muchos lectores' });
    expect(pages).toContainEqual({ page: 'section:/videos/', label: 'Sección /videos/', path: '/videos/' });
    for (const { page, label } of pages.filter((one) => !one.page.includes(':')))
      expect(label, page).not.toContain('Sección ');
    const nowhere = { ...PAGES.weekly.sections[0]!, paths: ['/buscar/'] };
    expect((await asked(withPages({ sections: [nowhere] }))).pages).toContainEqual({
      page: 'section:/buscar/',
      label: 'Sección section:/buscar/',
    });
  });
});
