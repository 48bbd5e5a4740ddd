import { CONSENT_NONE } from 'rotativa/domain';
import { expect, it } from 'vitest';
import { axeFindings, openPage, overflow, passAgeGate } from '../support/open-page.ts';

const PATH = '/lo-ultimo/';

it.each([
  [360, null],
  [1280, { ...CONSENT_NONE, advertising: true }],
] as const)(
  'B16 the latest stories at %d px: twelve, the advertisement is fourth, twelve more',
  async (width, consent) => {
    const { page, problems, close } = await openPage({ brand: 'men', path: PATH, width, consent });
    await passAgeGate(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^lo último$/i);
    const items = page.locator('main li:is([data-item], [data-ad])');
    expect(await items.count()).toBe(13);
    expect(await items.nth(3).getAttribute('data-ad')).toBe('');
    // Without permission the place of the advertisement takes no space.
    const { height } = (await items.nth(3).boundingBox()) ?? { height: 0 };
    expect(height > 0).toBe(consent !== null);
    await page.getByText('Cargar más notas').scrollIntoViewIfNeeded();
    await page.locator('rt-island[name=load-more][ready]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Cargar más notas' }).click();
    await page.getByText('Se cargaron 12 más.').waitFor({ state: 'attached' });
    const ids = await page
      .locator('main li[data-item]')
      .evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset['item']));
    expect([ids.length, new Set(ids).size]).toEqual([24, 24]);
    expect(await page.locator('main li[data-ad]').count()).toBe(1);
    expect(await overflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  },
);

it('B16 the front leads to the latest stories, and their pages are links without scripts', async () => {
  const { page, close } = await openPage({ brand: 'men', path: '/', javascript: false });
  await passAgeGate(page);
  await page.locator(`main a[href="${PATH}"]`).first().click();
  await page.waitForURL(`**${PATH}`);
  await passAgeGate(page);
  const first = await page.locator('main li[data-item]').first().getAttribute('data-item');
  await page.locator(`main nav a[href="${PATH}?pagina=2"]`).first().click();
  expect(await page.locator('main li[data-item]').count()).toBe(12);
  expect(await page.locator('main li[data-item]').first().getAttribute('data-item')).not.toBe(first);
  await close();
});
