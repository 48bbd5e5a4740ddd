import { describe, expect, it } from 'vitest';
import type { PageDocument } from 'rotativa/blocks';
import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { LAYOUTS } from '../../views/layouts.tsx';
import { BLOCKS } from '../../views/blocks.ts';
import { PAGES } from './index.ts';

const ALL = BRANDS.flatMap((brand) => {
  const { sections, ...pages } = PAGES[brand];
  return [
    ...Object.entries<PageDocument>(pages).map(([name, document]) => ({
      brand,
      page: `${brand} ${name}`,
      document,
    })),
    ...sections.map(({ paths, document }) => ({ brand, page: `${brand} ${paths.join(' ')}`, document })),
  ];
});

describe.each(ALL)('X5 $page', ({ brand, document }) => {
  const placements = Object.values(document.regions).flatMap((placed = []) => placed);

  it('uses existing layouts and blocks, with valid settings', () => {
    expect(Object.keys(LAYOUTS), 'layouts are in views/layouts.tsx').toContain(document.layout);
    for (const { block: name, settings = {} } of placements) {
      const block = BLOCKS.get(name);
      expect(block, `add the block ${name} to views/blocks.ts`).toBeDefined();
      expect(block!.settings.safeParse(settings).error?.issues ?? [], name).toEqual([]);
      const unknown = Object.keys(settings).filter((key) => !(key in block!.settings.shape));
      expect(unknown, `settings of ${name}`).toEqual([]);
    }
  });

  it('shows its blocks: editorial blocks are published', () => {
    const hidden = placements.filter(
      ({ block, settings }) => BLOCKS.get(block)?.editorial && !settings?.['published'],
    );
    const names = hidden.map(({ block }) => block);
    expect(
      names,
      'place these with `block()`, which publishes them, or define them with `editorial: false`',
    ).toEqual([]);
  });

  it('has a header, main content and a footer', () => {
    for (const region of ['header', 'main', 'footer'])
      expect(document.regions[region]?.length, region).toBeGreaterThan(0);
  });

  it('asks for the age if that is a feature of the brand', () => {
    const asks = placements.some(({ block }) => block === 'age-gate');
    expect(asks).toBe(BRAND_CONFIGS[brand].features.ageGate);
  });
});
