import { CONSENT_ALL } from 'rotativa/domain';
import { afterAll, describe, expect, it } from 'vitest';
import {
  ADS_ALLOWED,
  openWithAds,
  quiet,
  scrollToEnd,
  scrollToSlot,
  shiftsOf,
  slotOf,
} from '../support/ads.ts';
import { freeStory } from '../support/inventory.ts';
import { closeBrowser } from '../support/open-page.ts';

afterAll(closeBrowser);

const PATIENT = { timeout: 15_000 };
const SLOT = 'robapagina-2-mobile';

describe('X8, B12 a reader withdraws the permission for ads', () => {
  it.each([
    ['which was the only one', ADS_ALLOWED],
    ['and keeps the others', CONSENT_ALL],
  ])('%s: what was shown is gone at once, and nothing is asked any more', async (_which, consent) => {
    const path = (await freeStory('weekly')).canonical_url;
    const { page, asked, close } = await openWithAds({ path, consent, server: 'fills' });
    await scrollToSlot(page, SLOT);
    await expect.poll(() => slotOf(page, SLOT), PATIENT).toMatchObject({ sold: true, house: false });
    const { height } = await slotOf(page, SLOT);
    const sticky = page.getByRole('complementary', { name: 'Publicidad' });
    await expect.poll(() => sticky.isVisible(), PATIENT).toBe(true);

    // By keyboard: pictures above the footer load while the pointer would go there, and move it away.
    await page.getByRole('link', { name: 'Preferencias de privacidad' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Preferencias de privacidad' });
    await dialog.getByRole('switch', { name: 'Publicidad' }).uncheck();
    await dialog.getByRole('button', { name: 'Guardar la elección' }).click();
    await dialog.waitFor({ state: 'detached' });

    expect([await page.locator('[data-ad-slot] iframe').count(), await sticky.count()]).toEqual([0, 0]);
    expect(await slotOf(page, SLOT)).toEqual({ height, sold: false, house: true, inside: true });
    asked.length = 0;
    await page.evaluate(() => scrollTo(0, 0));
    await scrollToEnd(page);
    await quiet(page);
    expect(asked).toEqual([]);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);

    await page.reload();
    await scrollToEnd(page);
    await quiet(page);
    expect(asked).toEqual([]);
    await close();
  });
});
