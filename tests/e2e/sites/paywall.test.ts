import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { content, freeStory, lockedStory, type ListedStory } from '../support/inventory.ts';
import { axeFindings, NO_PAGE, openPage } from '../support/open-page.ts';
import { readerIs, signIn } from '../support/reader.ts';

/** As every careful server sends it. */
const NOSNIFF = { 'x-content-type-options': 'nosniff' };

const SCRIPT = '**/paywall/*.js';

/** The sandbox's script, whose rules also count stories with the code 1, as all open stories of the seed have. */
const countAll = (page: Page): Promise<unknown> =>
  page.route(SCRIPT, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: (await reply.text()).replaceAll('"3","1"', '"3"') });
  });

/** The anonymous reader has read all stories that the rule 102 of the weekly gives away in a month. */
const useUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const read = Array.from({ length: 10 }, (_, at) => [`/nacion/articulo/leida-${at}/`, Date.now()]);
    localStorage.setItem('ArcP', JSON.stringify({ anonymous: { 102: Object.fromEntries(read) } }));
  });

const box = (page: Page) => page.getByRole('region', { name: 'Contenido para suscriptores' });
const paragraphs = (page: Page) => page.locator('.article-body > p');

describe('P4 the script of the paywall', () => {
  it('locks a story when the reader begins to read it, and asks nothing before', async () => {
    const { canonical_url: path } = await freeStory('weekly');
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await useUp(page);
    await countAll(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => url.includes('/paywall/'))).toEqual([]);
    const whole = await paragraphs(page).count();
    await page.mouse.wheel(0, 200);
    await box(page).waitFor();
    expect(await paragraphs(page).count()).toBeLessThan(whole);
    expect(asked.filter((url) => url.includes('/paywall/'))).toHaveLength(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['blocked', null],
    ['of another type', { headers: NOSNIFF, contentType: 'text/html', body: '<p>No</p>' }],
    ['without the function', { contentType: 'text/javascript', body: 'window.ArcP = {}' }],
  ])('leaves the story open if it is %s', async (_what, answer) => {
    const { canonical_url: path } = await freeStory('weekly');
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await useUp(page);
    await page.route(SCRIPT, (route) => (answer ? route.fulfill(answer) : route.abort()));
    // This also includes a script that was asked for while the page loaded.
    const told = page.waitForEvent('console', (message) => message.text().includes('paywall'));
    await page.goto(path, { waitUntil: 'networkidle' });
    const whole = await paragraphs(page).count();
    // A turn of the wheel is lost on a page that has not been drawn yet.
    await page.keyboard.press('PageDown');
    await told;
    expect(await paragraphs(page).count()).toBe(whole);
    expect(await box(page).isVisible()).toBe(false);
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
    expect(await link.getAttribute('href')).toBe(BRAND_CONFIGS.weekly.routes.signIn);
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
