import type { Page } from 'playwright-core';
import { CONSENT_ALL, CONSENT_NONE } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { ADS_ALLOWED, openWithAds, scrollToEnd, scrollToSlot, shiftsOf, slotOf } from '../support/ads.ts';
import { freeStory } from '../support/inventory.ts';
import { rowsOf } from '../support/rows.ts';

const LAYOUT_SHIFT = 0.01;
const PATIENT = { timeout: 15_000 };
/** Without ads: it is in the list of `WITHOUT_ADS`. */
const LISTED = '/nacion/articulo/buenaventura-tregua-bandas-ano/';

/** The scripts of ads and recommendations that the page has loaded. */
const adScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/(ads|recommendations)-/.test(path)),
  );

const article = async (): Promise<string> => (await freeStory('weekly')).canonical_url;

describe.each([
  ['an article', 'article', 'robapagina-2-mobile', 'ROBAPAGINA_2', 250, 360, true],
  ['a front', '/', 'home-prehome', 'HOME%2FPREHOME', 250, 360, true],
  ['the top of an article', 'article', 'top', 'TOP', 90, 1280, false],
] as const)('N4, B12, X10 %s', (_what, kind, id, slot, least, width, own) => {
  const at = (rule: string): string => `${rule} at ${slot}`;
  it.each(
    rowsOf(at('ad servers'), 2, [
      ['fills', true],
      ['late', true],
      ['larger', true],
      ['none', false],
      ['blocked', false],
    ]),
  )('the ad server %s: nothing moves, and no space stays empty', async (server, sold) => {
    const { page, requested, ended, close } = await openWithAds({
      path: kind === 'article' ? await article() : kind,
      consent: ADS_ALLOWED,
      server,
      width,
    });
    const { height } = await slotOf(page, id);
    const isDecision = (url: string) => url.includes(`slot=${slot}&`);
    await scrollToSlot(page, id);
    const answers = () => ended.filter(([url]) => isDecision(url)).map(([, how]) => how);
    await expect.poll(answers, PATIENT).toEqual([server === 'blocked' ? 'failed' : 'finished']);
    await expect
      .poll(() => slotOf(page, id), PATIENT)
      .toEqual({ height, sold, house: own && !sold, inside: true });
    expect(height).toBeGreaterThanOrEqual(least);
    expect(requested.filter(isDecision).length).toBe(1);
    await scrollToEnd(page);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
    await close();
  });

  it.each([
    ['before a decision', null],
    ['after a refusal', CONSENT_NONE],
    ['with another permission', { ...CONSENT_ALL, advertising: false }],
  ])('asks no ad server %s', async (_when, consent) => {
    const { page, requested, close } = await openWithAds({
      path: kind === 'article' ? await article() : kind,
      consent,
      server: 'fills',
      width,
    });
    // The code that would ask is there before the reader comes to the slots.
    await page.waitForLoadState('networkidle');
    await scrollToEnd(page);
    await page.evaluate((slot) => document.getElementById(slot)?.scrollIntoView(), id);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    expect(await adScripts(page)).toEqual([]);
    expect(await page.locator('[data-opens]').filter({ visible: true }).count()).toBe(0);
    await close();
  });
});

describe('N4, B12 ads in an article', () => {
  it('a slot without a house ad has its space at the first paint, and closes unseen without an ad', async () => {
    const { page, close } = await openWithAds({
      path: await article(),
      consent: ADS_ALLOWED,
      server: 'none',
    });
    const slot = page.locator('#robapagina-3-mobile, #robapagina-1-mobile').first();
    expect((await slot.boundingBox())?.height).toBe(250);
    const answered = page.waitForResponse(/decision.*ROBAPAGINA_1/, PATIENT);
    await slot.scrollIntoViewIfNeeded();
    await answered;
    expect((await slot.boundingBox())?.height).toBe(250);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => slot.isVisible(), PATIENT).toBe(false);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
    await close();
  });

  it('a listed article asks for no ad', async () => {
    const { page, requested, close } = await openWithAds({
      path: LISTED,
      consent: ADS_ALLOWED,
      server: 'fills',
    });
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    expect([requested, await page.locator('[data-ad-slot]').count()]).toEqual([[], 0]);
    await close();
  });

  it('a reader who allows ads on the page sees them there; the policy allows the frame', async () => {
    const { page, requested, problems, close } = await openWithAds({
      path: await article(),
      consent: null,
      server: 'fills',
    });
    expect(requested).toEqual([]);
    await page.getByRole('button', { name: 'Aceptar todo' }).click();
    await scrollToSlot(page, 'robapagina-2-mobile');
    await expect.poll(async () => (await slotOf(page, 'robapagina-2-mobile')).sold, PATIENT).toBe(true);
    expect(await adScripts(page)).toHaveLength(2);
    expect(problems).toEqual([]);
    await close();
  });
});
