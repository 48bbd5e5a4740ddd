import { describe, expect, it } from 'vitest';
import type { BrandKey } from 'rotativa/themes';
import { openPage } from '../support/open-page.ts';
import { pieceOf } from '../support/set-pieces.ts';

const PAGES: readonly (readonly [brand: BrandKey, path: string])[] = [
  ['weekly', pieceOf('weekly')],
  ['daily', '/cali/articulo/mio-rutas-cambios-lunes-troncal-oriental/'],
  ['men', pieceOf('men')],
];

describe('N18 the graphics of a page in forced colours', () => {
  it.each(PAGES)('have names in the colour of the system: %s', async (brand, path) => {
    const { page, close } = await openPage({ brand, path, width: 360, mode: 'dark' });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const system = await page.evaluate(() => getComputedStyle(document.body).color);
    const fills = await page
      .locator('figure[data-kind] svg text')
      .evaluateAll((all) =>
        all.filter((text) => text.checkVisibility()).map((text) => getComputedStyle(text).fill),
      );
    expect(fills.length).toBeGreaterThan(0);
    expect([...new Set(fills)]).toEqual([system]);
    await close();
  });
});
