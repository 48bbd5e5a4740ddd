import type { Page } from 'playwright-core';
import { CONSENT_ALL, CONSENT_NONE, type Consent } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { axeFindings, NO_PAGE, openPage, overflow } from '../support/open-page.ts';
import { recordShifts } from '../support/shifts.ts';
import { withdraw } from '../support/withdraw.ts';
import { rowsOf } from '../support/rows.ts';

const SERVICE = /\/search-widget\//;
const SCRIPT = /\/search-widget\/[a-z-]+\.js$/;
const EMBEDS = { ...CONSENT_NONE, embeds: true };

const own = (page: Page) => page.locator('main li[data-item]').first();
const others = (page: Page) => page.locator('#buscador-resultados li a');

interface Opening {
  consent: Consent;
  width?: number;
  brand?: BrandKey;
}

/** Opens another page, and tells what the search page then asks of the service. */
async function open({ consent, width = 1280, brand = 'rural' }: Opening) {
  const opened = await openPage({ brand, path: NO_PAGE, consent, width });
  const requested: URL[] = [];
  opened.page.on(
    'request',
    (request) => SERVICE.test(request.url()) && requested.push(new URL(request.url())),
  );
  const go = (query = 'q=agua') => opened.page.goto(`/buscador/?${query}`);
  return { ...opened, requested, go };
}

describe('B20 the search of another company', () => {
  it.each(rowsOf('results of others', 1, [360, 1280]))(
    'replaces the site’s own results without moving anything, at %d px',
    async (width) => {
      const { page, problems, requested, go, close } = await open({ consent: EMBEDS, width });
      let release = (): void => undefined;
      const held = new Promise<void>((done) => (release = done));
      await page.route(SCRIPT, async (route) => {
        await held;
        await route.continue();
      });
      await go();
      expect(await own(page).isVisible()).toBe(true);
      const filters = await page.locator('.rt-search-filters').boundingBox();
      const list = await page.locator('main .rt-story-list').boundingBox();
      const shifts = await recordShifts(page);
      release();
      await others(page).first().waitFor();
      expect(await own(page).isVisible()).toBe(false);
      expect(await page.locator('#buscador-filtros').boundingBox()).toEqual(filters);
      const results = await page.locator('#buscador-resultados').boundingBox();
      expect([results!.y, results!.height >= list!.height]).toEqual([list!.y, true]);
      expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBe(0);
      expect(
        requested.map(({ pathname, search }) => pathname.replace(/.*search-widget\/[a-z-]+/, '') + search),
      ).toEqual(['.js', '/results?q=agua']);
      expect([await overflow(page), await axeFindings(page), problems]).toEqual([0, [], []]);
      const count = await others(page).count();
      const facet = page.locator('#buscador-filtros button').last();
      await facet.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => others(page).count()).toBeLessThan(count);
      expect(await facet.getAttribute('aria-pressed')).toBe('true');
      await others(page).first().click();
      await page.waitForURL((url) => url.pathname !== '/buscador/');
      await close();
    },
  );

  it.each<[string, Opening, string]>([
    ['without the consent to it', { consent: { ...CONSENT_ALL, embeds: false } }, 'q=agua'],
    ['of a brand without it', { consent: CONSENT_ALL, brand: 'weekly' }, 'q=agua'],
    ['that a reader has narrowed', { consent: EMBEDS }, 'q=agua&fecha=anio'],
    ['without words', { consent: EMBEDS }, 'q='],
  ])('is not asked by a search %s', async (_case, opening, query) => {
    const { page, requested, go, close } = await open(opening);
    const response = await go(query);
    await page.waitForLoadState('networkidle');
    expect([requested, await page.locator('.site-search-widget').count()]).toEqual([[], 0]);
    if (query.includes('agua')) expect(await own(page).isVisible()).toBe(true);
    expect((await response!.text()).includes('rt-search-widget')).toBe(opening.consent.embeds === false);
    await close();
  });

  it.each([
    ['has nothing', 200],
    ['fails', 500],
  ])('leaves the site’s own when the service %s', async (_case, status) => {
    const { page, requested, go, close } = await open({ consent: EMBEDS });
    await page.route(SCRIPT, (route) => route.fulfill({ status, contentType: 'text/javascript', body: '' }));
    await go();
    await expect.poll(() => requested.length).toBe(1);
    await expect.poll(() => page.locator('.site-search-widget').count(), { timeout: 10_000 }).toBe(0);
    expect(await own(page).isVisible()).toBe(true);
    await close();
  });

  it('goes with the consent: the site’s own results are back, and the next search asks no other site', async () => {
    const { page, problems, requested, go, close } = await open({ consent: CONSENT_ALL });
    await go();
    await others(page).first().waitFor();
    await withdraw(page, 'Contenido de otros sitios');
    expect([await own(page).isVisible(), await page.locator('.site-search-widget').count()]).toEqual([
      true,
      0,
    ]);

    requested.length = 0;
    const outside: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(page.url()).host) outside.push(request.url());
    });
    await go('q=río');
    await page.waitForLoadState('networkidle');
    expect({ requested, outside }).toEqual({ requested: [], outside: [] });
    expect(await own(page).isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('leaves the results that a reader has begun to read', async () => {
    const { page, requested, go, close } = await open({ consent: EMBEDS });
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(SCRIPT, async (route) => {
      await held;
      await route.continue();
    });
    await go();
    await expect.poll(() => requested.length).toBe(1);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    release();
    await expect.poll(() => page.locator('.site-search-widget').count(), { timeout: 10_000 }).toBe(0);
    expect(await own(page).isVisible()).toBe(true);
    await close();
  });
});
