import { pageFeed } from 'rotativa/domain';
import { FAMILIES, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { PAGES } from './documents/index.ts';
import { listRules, pageListOf } from './list-rules.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { sectionPage } from './section-pages.ts';
import { sectionAddress } from './addresses/sections.ts';

type List = [BrandKey, path: string, requested: [offset: number, size: number][], button: string];

/** The galleries of each brand. Those with fewer have the sizes of the daily's. */
const galleries = (brand: BrandKey): List => [
  brand,
  '/galerias/',
  brand === 'weekly' || brand === 'forums'
    ? [
        [0, 21],
        [21, 12],
        [33, 12],
      ]
    : [
        [0, 9],
        [9, 6],
        [15, 6],
      ],
  'Cargar más galerías',
];

/** The section of videos that every brand has at the same address: nine open it, and twelve are 'Otros videos'. @see B10 */
const videos = (brand: BrandKey): List => [
  brand,
  '/videos/',
  [
    [0, 9 + 12],
    [9 + 12, 12],
    [9 + 2 * 12, 12],
  ],
  'Más videos',
];

/** The requests of a list on its first three pages, as offset and size, and its button. */
const LISTS: List[] = [
  ...FAMILIES.map(galleries),
  ...FAMILIES.map(videos),
  [
    'weekly',
    '/politica/',
    [
      [0, 20],
      [20, 20],
      [40, 20],
    ],
    'Cargar más notas',
  ],
  [
    'weekly',
    '/fotos/',
    [
      [0, 21],
      [21, 12],
      [33, 12],
    ],
    'Cargar más galerías',
  ],
  [
    'weekly',
    '/semanario-tv/',
    [
      [0, 21],
      [21, 12],
      [33, 12],
    ],
    'Más videos',
  ],
  [
    'weekly',
    '/semanarioplay/',
    [
      [0, 9],
      [9, 6],
      [15, 6],
    ],
    'Más videos',
  ],
  [
    'daily',
    '/multimedia/',
    [
      [0, 9],
      [9, 6],
      [15, 6],
    ],
    'Cargar más galerías',
  ],
  [
    'daily',
    '/el-pais-tv/',
    [
      [0, 21],
      [21, 12],
      [33, 12],
    ],
    'Más videos',
  ],
  [
    'forums',
    '/foros-semanario/galerias/',
    [
      [0, 21],
      [21, 12],
      [33, 12],
    ],
    'Cargar más galerías',
  ],
  [
    'forums',
    '/foros-semanario/videos/',
    [
      [0, 21],
      [21, 12],
      [33, 12],
    ],
    'Más videos',
  ],
  [
    'rural',
    '/semanariorural/videos/',
    [
      [0, 13],
      [13, 8],
      [21, 8],
    ],
    'Más videos',
  ],
  [
    'rural',
    '/semanariorural/videos/aprenda/',
    [
      [0, 13],
      [13, 4],
      [17, 4],
    ],
    'Cargar más',
  ],
  [
    'weekly',
    '/semanario-tv/categorias/salud/',
    [
      [0, 21],
      [21, 12],
      [33, 12],
    ],
    'Más videos',
  ],
  [
    'weekly',
    '/caricaturas/',
    [
      [0, 9],
      [9, 2],
      [11, 2],
    ],
    'Más caricaturas',
  ],
  [
    'men',
    '/seccion/deportes/',
    [
      [0, 15],
      [15, 6],
      [21, 6],
    ],
    'Cargar más notas',
  ],
  [
    'men',
    '/seccion/historias/',
    [
      [0, 11],
      [11, 8],
      [19, 8],
    ],
    'Cargar más notas',
  ],
  [
    'forums',
    '/foros-semanario/foros-anteriores/',
    [
      [0, 10],
      [10, 6],
      [16, 6],
    ],
    'Cargar más notas',
  ],
  [
    'forums',
    '/foros-semanario/momentos-imperdibles/',
    [
      [0, 8],
      [8, 4],
      [12, 4],
    ],
    'Cargar más notas',
  ],
  [
    'weekly',
    '/especiales/',
    [
      [0, 13],
      [13, 4],
      [17, 4],
    ],
    'Cargar más especiales',
  ],
  [
    'rural',
    '/semanariorural/opinion/',
    [
      [0, 13],
      [13, 10],
      [23, 10],
    ],
    'Cargar más columnas',
  ],
];

it('B16 the latest stories of the men’s magazine are listed by twelve, with an advertisement', () => {
  const document = PAGES.men.latest!;
  expect(listRules(document)).toMatchObject({ firstSize: 12, pageSize: 12 });
  expect(pageListOf(document)?.settings).toMatchObject({ ad: true });
});

describe('B7 the lists of sections', () => {
  it.each(LISTS)('%s %s', (brand, path, requested, button) => {
    const document = sectionPage(PAGES[brand], path);
    const list = listRules(document);
    const requests = [1, 2, 3].map((number) => {
      const address = { kind: 'section', path, query: new URLSearchParams(), number, list } as const;
      const { feedOffset, feedSize } = pageFeed(address, '')!.query as Record<string, number>;
      return [feedOffset, feedSize];
    });
    expect(requests).toEqual(requested);
    const { label } = { label: 'Cargar más notas', ...pageListOf(document)?.settings };
    expect(label).toBe(button);
  });
});

it.each(FAMILIES)('%s: the documents of sections are for addresses that do not lead to another', (brand) => {
  const paths = PAGES[brand].sections.flatMap((section) => section.paths);
  expect(paths.filter((path) => sectionAddress(BRAND_CONFIGS[brand], path) !== path)).toEqual([]);
});

it.each(FAMILIES)('N11 the page of the videos of %s is dark, whatever the reader chose', (brand) => {
  expect(sectionPage(PAGES[brand], '/videos/').mode).toBe('dark');
});
