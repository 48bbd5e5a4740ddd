import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { SAMPLES, samplePath } from '../support/inventory.ts';
import { openPage } from '../support/open-page.ts';
import { startPacketProxy } from '../support/packet-proxy.ts';
import { SET_PIECES } from '../support/set-pieces.ts';
import { LAYOUT_SHIFT, shiftsSinceStart } from '../support/shifts.ts';

/** The articles of all brands, and the other kinds of pages that the commit tries. */
const PAGES = [
  ...BRANDS.map((brand) => ({ brand, sample: 'article' as const })),
  ...SAMPLES.filter(({ sample }) => sample !== 'article'),
];

// Fonts come before the page is whole, so that its text is in them from the first frame on every machine.
async function expectToStay(brand: BrandKey, path: string, width: number): Promise<void> {
  await using proxy = await startPacketProxy();
  const { page, close } = await openPage({ brand, path, width, consent: null, proxy: proxy.address });
  const { sum, movers } = await shiftsSinceStart(page);
  await close();
  expect(sum, movers.join('\n')).toBeLessThanOrEqual(LAYOUT_SHIFT);
}

describe.each(PAGES)('$brand $sample, of which a little comes at a time', ({ brand, sample }) => {
  it.each([360, 1280])('does not move while it comes, at %d px', async (width) =>
    expectToStay(brand, await samplePath({ brand, sample }), width),
  );
});

describe.each(SET_PIECES)('N12 the set-piece of %s, of which a little comes at a time', (brand, path) => {
  it.each([360, 1280])('does not move while it comes, at %d px', (width) => expectToStay(brand, path, width));
});
