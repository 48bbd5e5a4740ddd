import type { Page } from 'playwright-core';
import { ACCESS_PATH } from '../../../apps/sites/src/client/access-names.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { lockedStory } from '../support/inventory.ts';
import { openPage, passAgeGate } from '../support/open-page.ts';
import { giveAddress, giveCard } from '../support/purchase.ts';
import { openAccount, readerIs } from '../support/reader.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Contenido para suscriptores' });

describe('C4 the way from a locked story to the checkout and back', () => {
  it.each([
    ['weekly', 1280, 'at leisure'],
    ['daily', 360, 'before the site knows of the purchase'],
  ] as const)('%s at %d px, %s: the story opens where it ended', async (brand, width, when) => {
    const story = await lockedStory(brand);
    const { page, problems, close } = await openPage({ brand, path: story, width });
    await passAgeGate(page);
    await openAccount(page);
    await page.reload();
    await readerIs(page, 'registered');
    const ended = await page.locator('.article-body > p').last().textContent();
    await box(page).getByRole('link', { name: BRAND_CONFIGS[brand].offer.button }).click();
    await page.locator('a[href*="priceCode="]').first().click();
    await giveAddress(page);
    await giveCard(page, '4111111111111111');
    const renewal = `**${ACCESS_PATH}`;
    if (when !== 'at leisure') await page.route(renewal, (route) => route.abort('aborted'));
    await page.getByRole('button', { name: /^Pagar/ }).click();
    await page.getByText('La compra está hecha').waitFor();
    const back = page.getByRole('link', { name: 'Volver al artículo' });
    const [, fragment = ''] = /^\S+#:~:text=(\S+)$/.exec((await back.getAttribute('href')) ?? '') ?? [];
    const words = decodeURIComponent(fragment);
    expect(ended).toContain(words);
    await page.unroute(renewal);
    await back.click();
    await page.locator('body[data-variant="subscriber"]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(story);
    expect(await box(page).count()).toBe(0);
    // The browser of the tests does not scroll to words. They are in the whole story once, and the rest follows.
    const whole = await page.locator('.article-body > p').allTextContents();
    const at = whole.findIndex((text) => text.includes(words));
    expect(whole.filter((text) => text.includes(words))).toHaveLength(1);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(whole.length - 1);
    expect(problems).toEqual([]);
    await close();
  });
});
