import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { ENOUGH, findStops, focusStops } from '../../support/focus.ts';
import { samplePath } from '../support/inventory.ts';
import { openPage, passAgeGate } from '../support/open-page.ts';

const PAGES = BRANDS.flatMap((brand) =>
  (['home', 'section', 'article', 'search'] as const).map((sample) => ({ brand, sample })),
);

/** With fewer stops, a part of the page has caught the Tab key. */
const FEWEST_STOPS = 20;

describe.each(PAGES)('$brand $sample', ({ brand, sample }) => {
  it('the focus is visible at every stop, light and dark', async () => {
    const path = sample === 'search' ? '/buscador/?q=agua' : await samplePath({ brand, sample });
    const { page, close } = await openPage({ brand, path });
    try {
      await page.evaluate(() => document.fonts.ready);
      await passAgeGate(page);
      await findStops(page);
      for (const mode of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: mode });
        const stops = await focusStops(page);
        expect(stops.length).toBeGreaterThan(FEWEST_STOPS);
        const unseen = stops.filter(({ seen }) => seen < ENOUGH);
        expect(unseen.map(({ name, seen }) => `${mode}: ${name} ${seen.toFixed(2)}`)).toEqual([]);
      }
    } finally {
      await close();
    }
  });
});
