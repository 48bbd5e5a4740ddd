import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import { withPlacementIds } from 'rotativa/domain';
import { editorConfig, placementsOf, validateDocument, type EditorBlock } from 'rotativa/editor';
import { createMemoryPages } from 'rotativa/providers/memory';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { documentsOf } from '../../pages/documents/page-names.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { feed, openSites, type Answer } from '../sites.fixture.ts';

const EDITOR = 'editora@redaccion.example';
const NOW = new Date('2026-02-01T12:00:00Z');
const content: Answer = (source, query) => {
  if (source === 'content-api-collections' || source.startsWith('content-apir'))
    return feed('uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis');
  if (source === 'site-service-hierarchy') return { _id: query['section'] ?? '/', children: [] };
  return undefined;
};

const config = editorConfig(BLOCKS.values());
const catalogue = new Map(config.blocks.map((block) => [block.name, block]));

/** A block as the catalogue inserts it: with the defaults of its form, and published where editors decide it. */
const inserted = ({ name, version, defaults, editorial }: EditorBlock, id: string): BlockPlacement => ({
  id,
  block: name,
  version,
  settings: { ...defaults, ...(editorial && { published: true }) },
});

/** An editor's change of one field of a form. @throws Error without such a field */
function set(placement: BlockPlacement, name: string, value: unknown): BlockPlacement {
  const { fields } = catalogue.get(placement.block)!;
  if (!fields.some((field) => field.name === name))
    throw new Error(`The form of ${placement.block} has no field ${name}.`);
  return { ...placement, settings: { ...placement.settings, [name]: value } };
}

/** Rebuilds a page by the steps of an editor: each block inserted on top of its region, moved to its place, and filled in. */
function rebuild(seed: PageDocument): { document: PageDocument; steps: number } {
  let steps = 0;
  const step = (next: PageDocument): PageDocument => {
    steps += 1;
    return JSON.parse(JSON.stringify(next)) as PageDocument;
  };
  let document: PageDocument = { layout: seed.layout, title: '', regions: {} };
  for (const { placement, region } of placementsOf(seed)) {
    const block = catalogue.get(placement.block);
    if (!block) throw new Error(`The catalogue has no ${placement.block}.`);
    const there = document.regions[region] ?? [];
    const id = `nuevo-${region}-${there.length}`;
    const put = (list: readonly BlockPlacement[]): void => {
      document = step({ ...document, regions: { ...document.regions, [region]: [...list] } });
    };
    put([inserted(block, id), ...there]);
    const [top, ...rest] = document.regions[region]!;
    put([...rest, top!]);
    const { published = true, ...settings } = (placement.settings ?? {}) as Record<string, unknown>;
    for (const [name, value] of Object.entries({ ...settings, ...(block.editorial && { published }) })) {
      const list = document.regions[region]!;
      put([...list.slice(0, -1), set(list.at(-1)!, name, value)]);
    }
  }
  const { regions: _, ...fields } = seed;
  return { document: step({ ...document, ...fields }), steps };
}

const front = async (brand: BrandKey, home?: PageDocument): Promise<string> => {
  const pages = createMemoryPages({
    clock: { now: () => NOW },
    staff: { [EDITOR]: { [brand]: 'publish' } },
    pages: [...documentsOf(PAGES[brand])].map(([page, document]) => ({ brand, page, document })),
  });
  if (home) {
    const editor = pages.as(EDITOR);
    await editor.save({ brand, page: 'home', expected: 1, document: home, note: '' });
    await editor.publish({ brand, page: 'home', revision: 2 });
  }
  const { get, sites } = await openSites(content, {}, { publishedPages: pages, clock: () => NOW });
  onTestFinished(() => sites.close());
  const { status, html } = await get('/', {}, brand);
  expect(status).toBe(200);
  return html;
};

describe('X5 a front that an editor builds from an empty page', () => {
  it.each(BRANDS)('of %s has the HTML of the seed', async (brand) => {
    const seed = withPlacementIds(PAGES[brand].home);
    const { document, steps } = rebuild(seed);
    expect(steps).toBeGreaterThan(20);
    expect(
      validateDocument(document, BLOCKS.values()).filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
    expect(await front(brand, document)).toBe(await front(brand));
  });
});
