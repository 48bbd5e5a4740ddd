import { describe, expect, it } from 'vitest';
import type { BrandKey } from 'rotativa/themes';
import { axeFindings, openPage, overflow } from '../support/open-page.ts';
import { rowsOf } from '../support/rows.ts';

/** Pages of brands: their heading, and what their first item is. */
const PAGES: readonly [BrandKey, path: string, heading: RegExp, item: string][] = [
  ['weekly', '/impresa/', /^Impresa$/, '.rt-edition-years h3 a'],
  ['daily', '/impresa/', /^Edición impresa$/, '.rt-edition-years h3 a'],
  ['women', '/impresa/', /^Edición impresa$/, '.rt-edition-shelf a'],
  ['rural', '/semanariorural/impresa/', /^Ediciones impresas$/, '.rt-edition-years h3 a'],
  ['rural', '/semanariorural/videos/aprenda/', /^Aprenda en la finca$/, '.rt-video-grid a'],
  ['weekly', '/opinion/lucia-penaloza-rangel/', /^Lucía Peñaloza Rangel$/, 'li[data-item] a'],
  ['weekly', '/caricaturas/', /^Caricaturas$/, 'li[data-item] a'],
  ['daily', '/cali-cop16/', /^Cali, sede de la COP16$/, 'li[data-item] a'],
  ['forums', '/foros-semanario/momentos-imperdibles/', /^Momentos imperdibles$/, 'li[data-item] a'],
];

describe('B10, B15, B17, B18 pages of brands', () => {
  it.each(rowsOf('pages of brands', 4, PAGES))(
    '%s %s has its heading and a first item, without scripts too',
    async (brand, path, heading, item) => {
      for (const [width, javascript] of [
        [360, true],
        [1280, false],
      ] as const) {
        const { page, problems, close } = await openPage({ brand, path, width, javascript });
        expect(await page.locator('h1').innerText()).toMatch(heading);
        expect(await page.locator('main').locator(item).first().innerText()).not.toBe('');
        expect(await overflow(page)).toBe(0);
        if (javascript) expect(await axeFindings(page)).toEqual([]);
        expect(problems).toEqual([]);
        await close();
      }
    },
  );

  it('B15 the button adds five years after 1.4 seconds, by keyboard, and the focus follows', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: '/impresa/', width: 360 });
    const years = page.locator('.rt-edition-years li[data-item]');
    const button = page.getByRole('button', { name: 'Más ediciones' });
    // Its script starts when it is visible.
    await page.locator('rt-island[name=load-more]').scrollIntoViewIfNeeded();
    await button.focus();
    const since = Date.now();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cargando...' }).waitFor();
    await years.nth(9).waitFor();
    expect(Date.now() - since).toBeGreaterThanOrEqual(1400);
    const focused = page.locator(':focus');
    expect(await focused.evaluate((link) => link.closest('li[data-item]')?.getAttribute('data-item'))).toBe(
      await years.nth(5).getAttribute('data-item'),
    );
    expect(new URL(page.url()).search).toBe('?pagina=1-2');
    expect(problems).toEqual([]);
    await close();
  });
});
