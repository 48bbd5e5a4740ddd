import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { content, lockedStory, type ListedStory } from '../support/inventory.ts';
import { axeFindings, NO_PAGE, openPage } from '../support/open-page.ts';
import { openAccount, readerIs, signIn } from '../support/reader.ts';

/** As every careful server sends it. */
const NOSNIFF = { 'x-content-type-options': 'nosniff' };

const SCRIPT = '**/paywall/*.js';

/** The newest stories of the weekly that have a content code. */
async function withCode(code: string): Promise<string[]> {
  const query = { includeTypes: 'story', feedSize: 100 };
  const feed = await content<{ content_elements: ListedStory[] }>('weekly', 'content-apir', query);
  return feed.content_elements
    .filter(({ content_restrictions: restrictions }) => restrictions?.content_code === code)
    .map(({ canonical_url }) => canonical_url);
}

/** Scrolls as a reader does, until something is so: a busy browser may lose the first turn of the wheel. */
const scrollUntil = (page: Page, isSo: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 200);
        return isSo();
      },
      { timeout: 30_000 },
    )
    .toBe(true);

/** Opens a story and begins to read it: the script counts it. */
async function read(page: Page, path: string): Promise<void> {
  const counted = () => page.evaluate(() => localStorage.getItem('ArcP'));
  const before = await counted();
  await page.goto(path, { waitUntil: 'networkidle' });
  await scrollUntil(page, async () => (await counted()) !== before);
}

const box = (page: Page) => page.getByRole('region', { name: 'Contenido para suscriptores' });
const accountBox = (page: Page) => page.getByRole('region', { name: 'Contenido para lectores con cuenta' });
const paragraphs = (page: Page) => page.locator('.article-body > p');

describe('P4 the script of the paywall', () => {
  it('locks a story when the reader begins to read it, and asks nothing before', async () => {
    const [path = ''] = await withCode('4');
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requested.filter((url) => url.includes('/paywall/'))).toEqual([]);
    const whole = await paragraphs(page).count();
    await scrollUntil(page, () => accountBox(page).isVisible());
    expect(await paragraphs(page).count()).toBeLessThan(whole);
    expect(requested.filter((url) => url.includes('/paywall/'))).toHaveLength(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('counts five stories a month, says how many are left from the third on, and locks the sixth', async () => {
    const metered = await withCode('2');
    expect(metered.length).toBeGreaterThan(5);
    const { page, problems, close } = await openPage({ brand: 'weekly', path: '/' });
    const left = page.getByRole('complementary', { name: 'Notas gratis' });
    const words = [
      '',
      '',
      'Le quedan 2 notas gratis.',
      'Le queda una nota gratis.',
      'Esta es su última nota gratis.',
    ];
    for (const [at, text] of words.entries()) {
      await page.goto(metered[at]!);
      // Before the words come, so that they are read out.
      expect(await page.locator('.rt-meter-notice').getByRole('status').count()).toBe(1);
      await read(page, metered[at]!);
      expect(await box(page).isVisible()).toBe(false);
      if (text) {
        await left.getByText(text).waitFor();
        expect(await left.evaluate((notice) => getComputedStyle(notice).position)).toBe('fixed');
      } else expect(await left.isVisible()).toBe(false);
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(metered[5]!, { waitUntil: 'networkidle' });
    const whole = await paragraphs(page).count();
    await scrollUntil(page, () => box(page).isVisible());
    expect(await paragraphs(page).count()).toBeLessThan(whole);
    expect(await left.isVisible()).toBe(false);
    // One that was counted stays open, and one that needs nothing is no part of the count.
    const [free = ''] = await withCode('1');
    for (const path of [metered[0]!, free]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await scrollUntil(page, () => page.evaluate(() => 'ArcP' in window));
      expect(await box(page).isVisible()).toBe(false);
    }
    expect(problems).toEqual([]);
    await close();
  });

  it('opens a story that needs an account to a reader who opens one over it', async () => {
    const [path = ''] = await withCode('4');
    const { page, problems, close } = await openPage({ brand: 'weekly', path });
    await page.mouse.wheel(0, 200);
    await accountBox(page).getByRole('link', { name: 'Cree su cuenta' }).click();
    await page.getByRole('dialog', { name: 'Crear cuenta' }).waitFor();
    await openAccount(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await readerIs(page, 'registered');
    await scrollUntil(page, () => page.evaluate(() => 'ArcP' in window));
    expect(await accountBox(page).isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['blocked', null],
    ['of another type', { headers: NOSNIFF, contentType: 'text/html', body: '<p>No</p>' }],
    ['without the function', { contentType: 'text/javascript', body: 'window.ArcP = {}' }],
  ])('leaves the story open if it is %s', async (_what, answer) => {
    const [path = ''] = await withCode('4');
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await page.route(SCRIPT, (route) => (answer ? route.fulfill(answer) : route.abort()));
    // This also includes a script that was asked for while the page loaded.
    const told = page.waitForEvent('console', (message) => message.text().includes('paywall'));
    await page.goto(path, { waitUntil: 'networkidle' });
    const whole = await paragraphs(page).count();
    // A turn of the wheel is lost on a page that has not been drawn yet.
    await page.keyboard.press('PageDown');
    await told;
    expect(await paragraphs(page).count()).toBe(whole);
    expect(await accountBox(page).isVisible()).toBe(false);
    expect(problems.filter((problem) => problem.startsWith('exception'))).toEqual([]);
    await close();
  });
});

describe('P3 the box of the paywall', () => {
  it('has no link to sign in for a registered reader', async () => {
    const path = await lockedStory('weekly');
    const { page, close } = await openPage({ brand: 'weekly', path });
    const link = box(page).getByRole('link', { name: 'Inicie sesión aquí' });
    await link.waitFor();
    await signIn(page, 'registrada');
    await page.reload();
    await readerIs(page, 'registered');
    expect(await box(page).getByRole('link', { name: BRAND_CONFIGS.weekly.offer.button }).isVisible()).toBe(
      true,
    );
    expect(await link.isVisible()).toBe(false);
    await close();
  });
});

describe('P5 the dialog of a gallery', () => {
  it('opens at the third picture, closes with Escape, gives the focus back, and does not return', async () => {
    const query = { includeTypes: 'gallery', feedSize: 10 };
    const feed = await content<{ content_elements: ListedStory[] }>('women', 'content-apir', query);
    const path = feed.content_elements[0]?.canonical_url ?? '';
    const { page, problems, close } = await openPage({ brand: 'women', path });
    const dialog = page.getByRole('dialog', { name: 'Sigue leyendo con tu suscripción' });
    const next = page.getByRole('main').getByRole('button', { name: 'Siguiente' }).first();
    const preset = async (): Promise<void> => {
      // The gallery's code loads on intent.
      await page.locator('.gallery').hover();
      await next.click();
      await page.waitForTimeout(700);
      await next.click();
    };
    await preset();
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload({ waitUntil: 'networkidle' });
    await preset();
    await page.waitForTimeout(700);
    expect(await dialog.isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await close();
  });
});
