import type { Page } from 'playwright-core';
import { CONSENT_ALL, CONSENT_NONE, type Consent } from 'rotativa/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { freeStory } from '../support/inventory.ts';
import { closeBrowser, openPage } from '../support/open-page.ts';

afterAll(closeBrowser);

const LAYOUT_SHIFT = 0.01;
const PATIENT = { timeout: 15_000 };
const ALLOWED = { ...CONSENT_NONE, advertising: true };
/** Without ads: it is in the list of `WITHOUT_ADS`. */
const LISTED = '/nacion/articulo/buenaventura-tregua-bandas-ano/';

type ServerCase = 'fills' | 'none' | 'late' | 'larger' | 'blocked';

/** Opens a page whose ad server behaves like this, and records the requests to ad servers. */
async function open(path: string, consent: Consent | null, server: ServerCase, width = 360) {
  const opened = await openPage({ brand: 'weekly', path: '/favicon.svg', consent, width });
  const { page } = opened;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/ads\/v1\/|doubleclick|googlesyndication/.test(request.url())) asked.push(request.url());
  });
  await page.route(/\/ads\/v1\/[a-z]+\/decision/, (route) =>
    server === 'blocked' ? route.abort() : route.continue({ url: `${route.request().url()}&case=${server}` }),
  );
  await page.addInitScript(() => {
    const found: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = found;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        found.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  return { ...opened, asked };
}

/** Scrolls as a reader does, until the slot is in the middle of the window. */
const scrollToSlot = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (id) => {
    const far = () => {
      const { top, height } = document.getElementById(id)!.getBoundingClientRect();
      return top + height / 2 - innerHeight / 2;
    };
    for (let steps = 0; far() > 10 && steps < 300; steps += 1) {
      scrollBy(0, Math.min(200, far()));
      await new Promise(requestAnimationFrame);
    }
  }, id);

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });

const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));

/** What a reader sees in a slot. */
const slotOf = (page: Page, id: string) =>
  page.evaluate((id) => {
    const space = document.getElementById(id)!;
    const frame = space.querySelector('iframe');
    const house = space.querySelector('.creative');
    const box = frame?.getBoundingClientRect();
    const around = space.getBoundingClientRect();
    const seen = (element: Element | null | undefined) =>
      element !== null && element !== undefined && getComputedStyle(element).visibility === 'visible';
    return {
      height: space.offsetHeight,
      sold: seen(frame),
      house: seen(house),
      inside: box
        ? box.top >= around.top - 1 &&
          box.bottom <= around.bottom + 1 &&
          box.left >= around.left - 1 &&
          box.right <= around.right + 1
        : true,
    };
  }, id);

const article = async () => (await freeStory('weekly')).canonical_url;

describe.each([
  ['an article', article, 'robapagina-2-mobile'],
  ['a front', async () => '/', 'home-prehome'],
])('B12, X10 %s', (_what, pathOf, id) => {
  it.each([
    ['fills', true],
    ['late', true],
    ['larger', true],
    ['none', false],
    ['blocked', false],
  ] as const)('the ad server %s: nothing moves, and no space stays empty', async (server, sold) => {
    const { page, asked, close } = await open(await pathOf(), ALLOWED, server);
    const { height } = await slotOf(page, id);
    const isDecision = (url: string) => /decision.*(PREHOME|ROBAPAGINA_2)/.test(url);
    const ended: string[] = [];
    page.on('requestfailed', (request) => isDecision(request.url()) && ended.push('failed'));
    page.on('requestfinished', (request) => isDecision(request.url()) && ended.push('finished'));
    await scrollToSlot(page, id);
    await expect.poll(() => ended, PATIENT).toEqual([server === 'blocked' ? 'failed' : 'finished']);
    await expect.poll(() => slotOf(page, id), PATIENT).toEqual({ height, sold, house: !sold, inside: true });
    expect(height).toBeGreaterThanOrEqual(250);
    expect(asked.filter(isDecision).length).toBe(1);
    await scrollToEnd(page);
    expect(await shifts(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
    await close();
  });

  it.each([
    ['before a decision', null],
    ['after a refusal', CONSENT_NONE],
    ['with another permission', { ...CONSENT_ALL, advertising: false }],
  ])('asks no ad server %s', async (_when, consent) => {
    const { page, asked, close } = await open(await pathOf(), consent, 'fills');
    // The code that would ask is there before the reader comes to the slots.
    await page.waitForLoadState('networkidle');
    await scrollToEnd(page);
    await page.evaluate((slot) => document.getElementById(slot)?.scrollIntoView(), id);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.locator('[data-opens]').filter({ visible: true }).count()).toBe(0);
    await close();
  });
});

describe('N4, B12 ads in an article', () => {
  it('a slot without a house ad has its space at the first paint, and closes unseen without an ad', async () => {
    const { page, close } = await open(await article(), ALLOWED, 'none');
    const slot = page.locator('#robapagina-3-mobile, #robapagina-1-mobile').first();
    expect((await slot.boundingBox())?.height).toBe(250);
    const answered = page.waitForResponse(/decision.*ROBAPAGINA_1/, PATIENT);
    await slot.scrollIntoViewIfNeeded();
    await answered;
    expect((await slot.boundingBox())?.height).toBe(250);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => slot.isVisible(), PATIENT).toBe(false);
    expect(await shifts(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
    await close();
  });

  it('a listed article asks for none', async () => {
    const { page, asked, close } = await open(LISTED, ALLOWED, 'fills');
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    expect([asked, await page.locator('[data-ad-slot]').count()]).toEqual([[], 0]);
    await close();
  });

  it('a reader who allows ads on the page sees them there; the policy allows the frame', async () => {
    const { page, asked, problems, close } = await open(await article(), null, 'fills');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Aceptar todo' }).click();
    await scrollToSlot(page, 'robapagina-2-mobile');
    await expect.poll(async () => (await slotOf(page, 'robapagina-2-mobile')).sold, PATIENT).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});
