import type { BlockPlacement } from 'rotativa/blocks';
import type { ContentServices } from 'rotativa/providers';
import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from './blocks.ts';
import { PAGES } from '../pages/documents/index.ts';
import { sectionPage } from '../pages/section-pages.ts';

/** More categories than a page of the TV section shows. */
const NODES = Array.from({ length: 12 }, (_, at) => ({
  _id: `/semanario-tv/categorias/${at}`,
  name: String(at),
  children: [],
}));

type Requested = [of: string | undefined, offset: number, size: number | undefined];

/** The request of a placed block to the content service: section or collection, offset, size. */
async function requestsOf(brand: BrandKey, path: string, { block, settings }: BlockPlacement) {
  const requested: Requested[] = [];
  const services = {
    product: 'semanario',
    content: {
      navigation: () => Promise.resolve({ _id: '', name: '', children: NODES }),
      feed: ({ query }: { query: Record<string, string | number | undefined> }) => {
        const of = query['includeSections'] ?? query['queryString'];
        requested.push([of as string, Number(query['feedOffset'] ?? 0), query['feedSize'] as number]);
        return Promise.resolve({ content_elements: [], count: 0 });
      },
    },
  } as unknown as ContentServices;
  const kind = path === '/' ? 'home' : 'section';
  const page = { brand, kind, path, query: new URLSearchParams(), number: 1, title: '' } as const;
  await BLOCKS.get(block)?.load(settings, services, page);
  return requested;
}

/** The blocks of a page by name, in order. */
function placed(brand: BrandKey, path: string, block: string): BlockPlacement[] {
  const pages = PAGES[brand];
  const { regions } = path === '/' ? pages.home : sectionPage(pages, path);
  return [...(regions['top'] ?? []), ...(regions.main ?? []), ...(regions['after'] ?? [])].filter(
    (one) => one.block === block,
  );
}

const categories = (from: number, to: number): Requested[] =>
  NODES.slice(from, to).map(({ _id }) => [_id, 0, 10]);

/** The sizes and offsets of the blocks that have their own. Those of lists are in `list-rules.test.ts`. */
const BLOCK_COUNTS: [feature: string, BrandKey, path: string, block: string, requested: Requested[]][] = [
  ['B5', 'men', '/', 'hero-carousel', [['men-portada', 0, 3]]],
  ['B6', 'weekly', '/', 'special-carousel', [['/especiales', 0, 10]]],
  ['B6', 'men', '/', 'card-carousel', [['/estilo-de-vida', 0, 8]]],
  ['B6', 'men', '/seccion/peliculas-y-series/', 'streaming-carousel', [['/entretenimiento', 0, 8]]],
  ['B6', 'men', '/', 'gallery-carousel', [['/galerias', 0, 10]]],
  ['B6', 'women', '/', 'gallery-carousel', [['/galerias', 0, 10]]],
  ['B6', 'men', '/', 'video-carousel', [['/videos', 0, 8]]],
  ['B6', 'women', '/', 'video-carousel', [['/videos', 0, 8]]],
  [
    'B17',
    'weekly',
    '/elecciones/',
    'candidates',
    [
      ['/elecciones/candidatos-gobernaciones', 0, 8],
      ['/elecciones/candidatos-alcaldias', 0, 8],
    ],
  ],
  ['B17', 'weekly', '/elecciones/candidatos-alcaldias/', 'candidates', [['weekly-candidatos', 0, 8]]],
  ['B8', 'weekly', '/tv/', 'video-grid', [['weekly-tv', 0, 5]]],
  ['B8', 'weekly', '/tv/', 'video-rows', [...categories(0, 2), ...categories(2, 9)]],
  ['B8', 'weekly', '/tv/', 'video-carousel', [['/semanario-tv/programas/semanario-noticias', 0, 10]]],
  ['B8', 'weekly', '/tv/', 'video-band', [['/semanario-tv/programas', 0, 10]]],
  ['B8', 'weekly', '/semanario-tv/categorias/', 'video-rows', categories(0, 9)],
];

describe.each(BLOCK_COUNTS)('%s %s %s %s', (_feature, brand, path, block, expected) => {
  it('asks for these items', async () => {
    const requested = await Promise.all(
      placed(brand, path, block).map((placement) => requestsOf(brand, path, placement)),
    );
    expect(requested.flat()).toEqual(expected);
  });
});
