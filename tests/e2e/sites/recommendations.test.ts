import type { Page } from 'playwright-core';
import { CONSENT_ALL, CONSENT_NONE, type Consent } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { axeFindings, NO_PAGE, openPage, overflow } from '../support/open-page.ts';
import { recordShifts } from '../support/shifts.ts';

const SCRIPT = /\/recommendations\/[a-z-]+\.js$/;
/** A story with so much text that the place is below the window. */
const STORY = '/nacion/articulo/guajira-pozo-once-anos/';

const box = (page: Page) => page.locator('.rt-body-recommendations');
const own = (page: Page) => box(page).locator('.stories');
const others = (page: Page) => box(page).locator('.widget a');

/** Opens a long story, and tells which scripts of the service it asked for. */
async function open(consent: Consent, width = 1280) {
  const opened = await openPage({ brand: 'weekly', path: NO_PAGE, consent, width });
  const requested: string[] = [];
  opened.page.on('request', (request) => SCRIPT.test(request.url()) && requested.push(request.url()));
  return { ...opened, requested, go: () => opened.page.goto(STORY) };
}

/** Reads on until the place is near, but still below the window. */
const readOn = (page: Page): Promise<void> =>
  box(page).evaluate((place) => {
    const NEAR = 1000;
    scrollBy({ top: place.getBoundingClientRect().top - innerHeight - NEAR, behavior: 'instant' });
  });

describe('B20 the recommendations of another company', () => {
  it.each([360, 1280])('replace the site’s own below the window, at %d px', async (width) => {
    const { page, problems, requested, go, close } = await open(CONSENT_ALL, width);
    await go();
    const shifts = await recordShifts(page);
    await readOn(page);
    await expect.poll(() => others(page).count(), { timeout: 10_000 }).toBe(3);
    await box(page).scrollIntoViewIfNeeded();
    expect([await own(page).isVisible(), await others(page).first().isVisible()]).toEqual([false, true]);
    expect(await box(page).innerText()).toContain('Publicidad');
    expect(requested).toHaveLength(1);
    expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
    expect([await overflow(page), await axeFindings(page), problems]).toEqual([0, [], []]);
    await close();
  });

  it('are not asked for before the reader allows advertising', async () => {
    const { page, requested, go, close } = await open({ ...CONSENT_NONE, measurement: true });
    await go();
    await readOn(page);
    await box(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([requested, await own(page).isVisible(), await others(page).count()]).toEqual([[], true, 0]);
    await close();
  });

  it.each([
    ['has nothing', 200],
    ['fails', 500],
  ])('leave the site’s own when the service %s', async (_case, status) => {
    const { page, requested, go, close } = await open(CONSENT_ALL);
    await page.route(SCRIPT, (route) => route.fulfill({ status, contentType: 'text/javascript', body: '' }));
    await go();
    await readOn(page);
    await expect.poll(() => requested.length, { timeout: 10_000 }).toBe(1);
    await box(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([await own(page).isVisible(), await others(page).count()]).toEqual([true, 0]);
    await close();
  });
});
