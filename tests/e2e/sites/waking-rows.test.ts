import { describe, expect, it } from 'vitest';
import type { BrandKey } from 'rotativa/themes';
import { styleDifferences } from '../support/computed-styles.ts';
import { openPage } from '../support/open-page.ts';
import { SET_PIECES } from '../support/set-pieces.ts';

/** Pages with a row of stories or of columnists that wakes while its reader scrolls. */
const PAGES: readonly (readonly [brand: BrandKey, path: string])[] = [
  ...SET_PIECES.filter(([brand]) => brand !== 'daily'),
  // Its set-piece has no row.
  ['daily', '/'],
  ['weekly', '/opinion/'],
];

const ROWS = ':is(rt-island[name="story-carousel"], rt-island[name="author-carousel"])';

describe.each(PAGES)('T5 the rows of %s%s', (brand, path) => {
  it('wake without another stylesheet, and look as with it', async () => {
    const { page, problems, close } = await openPage({ brand, path, width: 1280 });
    const rows = page.locator(ROWS);
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) await row.locator('.viewport').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator(`${ROWS}:not([ready])`).count()).toBe(0);
    await expect.poll(() => page.locator(`${ROWS} > :not([data-ready])`).count()).toBe(0);
    expect(await styleDifferences(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
