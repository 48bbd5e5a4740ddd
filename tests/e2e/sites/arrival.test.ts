import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { SAMPLES, samplePath } from '../support/inventory.ts';
import { openPage } from '../support/open-page.ts';
import { startPacketProxy } from '../support/packet-proxy.ts';
import { LAYOUT_SHIFT, shiftsSinceStart } from '../support/shifts.ts';

/** The articles of all brands, and the other kinds of pages that the commit tries. */
const PAGES = [
  ...BRANDS.map((brand) => ({ brand, sample: 'article' as const })),
  ...SAMPLES.filter(({ sample }) => sample !== 'article'),
];

// Fonts come before the page is whole, so that its text is in them from the first frame on every machine.
describe.each(PAGES)('$brand $sample, of which a little comes at a time', ({ brand, sample }) => {
  it.each([360, 1280])('does not move while it comes, at %d px', async (width) => {
    await using proxy = await startPacketProxy();
    const path = await samplePath({ brand, sample });
    const { page, close } = await openPage({ brand, path, width, consent: null, proxy: proxy.address });
    const { sum, movers } = await shiftsSinceStart(page);
    await close();
    expect(sum, movers.join('\n')).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
});
