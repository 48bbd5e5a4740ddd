import { describe, expect, it } from 'vitest';
import type { BlockPlacement } from '../../src/blocks/index.ts';
import { BLOCKS } from '../../apps/sites/src/views/blocks.ts';
import { BRANDS } from '../../src/themes/brand.ts';
import { contentOf, openPage } from './open-page.ts';

const ROW = /-carousel$|^section-row$/;

/** How many stories a placed block asks for. */
const requestedBy = ({ block, settings = {} }: BlockPlacement): number =>
  (BLOCKS.get(block)!.settings.parse(settings) as { feedSize: number }).feedSize;

describe.each(BRANDS)('B6 the front of %s', (key) => {
  it('shows as many stories in each of its carousels and rows as its document asks for', async () => {
    const content = await contentOf(key, { content: 'real' });
    const request = { key, address: '/', condition: 'usual', subscriber: false } as const;
    const { found, prepared } = await openPage(request, content);
    const requested = Object.values(found.document.regions)
      .flatMap((placed = []) => placed)
      .filter(({ block }) => ROW.test(block));
    const shown = Object.values(prepared.regions)
      .flat()
      .filter(({ name }) => ROW.test(name));
    expect(shown.map(({ name, props }) => [name, (props as { teasers: unknown[] }).teasers.length])).toEqual(
      requested.map((placed) => [placed.block, requestedBy(placed)]),
    );
  });
});
