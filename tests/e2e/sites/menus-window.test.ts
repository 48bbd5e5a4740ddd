import type { Locator, Page } from 'playwright-core';
import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { openPage, passAgeGate } from '../support/open-page.ts';
import { rowsOf } from '../support/rows.ts';

const LOW = { width: 1024, height: 380 };
/** The most that a menu is high, in pixels. */
const MOST = 450;

/** Menus below their buttons, and across the page. */
const BELOW = 'header details:not([data-panel^="drawer"], [data-panel="full"])';
const DIMMING = 'header details[data-panel^="drawer"]';

/** Whether the whole element is in the window, and nothing lies over its middle. */
const isReached = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // A link may go on in the next line; then its box has a middle beside it.
    const { left, width, top: line, height } = element.getClientRects()[0]!;
    const hit = document.elementFromPoint(left + width / 2, line + height / 2);
    return top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit);
  });

/** The lowest of some elements: in a panel with columns the last of the document may be higher. */
async function lowest(elements: Locator): Promise<Locator> {
  const bottoms = await elements.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().bottom),
  );
  return elements.nth(bottoms.lastIndexOf(Math.max(...bottoms)));
}

/** Turns the wheel until the element is reached: the browser loses what is turned while it lays the page out. */
const turnsTo = (page: Page, element: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000);
      return isReached(element);
    })
    .toBe(true);

const hydrated = (menu: Locator): Promise<void> =>
  expect.poll(() => menu.evaluate((details) => details.closest('[ready]') !== null)).toBe(true);

describe.each(brandsOf('menus-window'))('%s: in a low window', (brand) => {
  it('H1 the last row of every menu is reached by mouse and keyboard, at both ends of the page', async () => {
    const { page, problems, close } = await openPage({ brand, path: '/contactenos/', width: LOW.width });
    await passAgeGate(page);
    await page.setViewportSize(LOW);
    const menus = await page.locator(BELOW).all();
    expect(menus.length).toBeGreaterThan(0);
    for (const down of [0, 600])
      for (const menu of menus) {
        await page.evaluate((top) => scrollTo(0, top), down);
        const summary = menu.locator(':scope > summary');
        if (!(await summary.isVisible()) || !(await isReached(summary))) continue;
        await summary.click();
        await hydrated(menu);
        const panel = menu.locator(':scope > .panel');
        const last = await lowest(panel.locator('a[href], button, input'));
        const box = (await panel.boundingBox())!;
        expect(box.height).toBeLessThanOrEqual(MOST);
        expect(box.y + box.height).toBeLessThanOrEqual(LOW.height);
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await turnsTo(page, last);
        await panel.evaluate((element) => element.scrollTo(0, 0));
        await last.focus();
        await expect.poll(() => isReached(last)).toBe(true);
        await page.keyboard.press('Escape');
      }
    expect(problems).toEqual([]);
    await close();
  });
});

it('H1 the panel of Más stays below its bar while the page scrolls', async () => {
  const { page, close } = await openPage({ brand: 'weekly', path: '/contactenos/', width: LOW.width });
  await page.setViewportSize(LOW);
  const more = page.locator('header details[data-panel="bar"]').first();
  await more.locator('summary').click();
  await hydrated(more);
  const gap = async (): Promise<number> => {
    const bar = (await page.locator('header .bar').boundingBox())!;
    const panel = (await more.locator('.panel').boundingBox())!;
    return Math.round(panel.y - bar.y - bar.height);
  };
  const height = async (): Promise<number> => (await more.locator('.panel').boundingBox())!.height;
  const [before, low] = [await gap(), await height()];
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(height).toBeGreaterThan(low);
  expect([before, await gap()].every((found) => Math.abs(found) <= 1)).toBe(true);
  await close();
});

describe('X8 the notice of consent in a low window', () => {
  it.each(
    rowsOf('windows of the notice', 2, [
      [1024, 380],
      [360, 380],
      [320, 256],
    ]),
  )('has its answers in view at %d × %d, and its text can be read', async (width, height) => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/contactenos/', width, consent: null });
    await page.setViewportSize({ width, height });
    const notice = page.locator('#consent-notice');
    const answers = await notice.locator('.answers > *').all();
    expect(answers).toHaveLength(3);
    for (const answer of answers) expect(await isReached(answer)).toBe(true);
    expect((await notice.boundingBox())!.height).toBeLessThanOrEqual(height * 0.4 + 1);
    const above = (await notice.locator('.answers').boundingBox())!.y - (await notice.boundingBox())!.y;
    expect(width >= 1024 || above >= 24).toBe(true);
    await close();
  });
});

describe('A7 the form to sign in, in a low window', () => {
  it.each([
    [1024, 380],
    [360, 380],
  ])('is reached to its last control at %d × %d', async (width, height) => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/?form=login', width });
    await page.setViewportSize({ width, height });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Correo electrónico' }).waitFor();
    // Its last control; the button that closes it is at its top.
    const last = dialog.getByRole('link', { name: 'Crear cuenta' });
    await page.mouse.move(width / 2, height / 2);
    await turnsTo(page, last);
    await dialog.evaluate((element) => element.parentElement!.scrollTo(0, 0));
    await last.focus();
    await expect.poll(() => isReached(last)).toBe(true);
    await close();
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point in one of these columns under which the page has a link; the page scrolls to it. */
async function linkAt(page: Page, columns: readonly number[]): Promise<Point> {
  const found = await page.evaluate((xs) => {
    for (let down = 0; down < 4000; down += 150) {
      scrollTo(0, down);
      for (let y = 130; y < innerHeight - 20; y += 8)
        for (const x of xs) if (document.elementFromPoint(x, y)?.closest('main a[href]')) return { x, y };
    }
    return null;
  }, columns);
  if (!found) throw new Error('The page has no link there.');
  return found;
}

const press = (page: Page, by: 'touch' | 'mouse', { x, y }: Point): Promise<void> =>
  by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** The page is where it was, and is free. */
async function expectHere(page: Page): Promise<void> {
  // A click that followed a link would have left by now.
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('[inert]').count()).toBe(0);
}

const WAYS = ['touch', 'mouse'] as const;
const WITH_DRAWER: readonly BrandKey[] = ['weekly', 'daily', 'women', 'forums', 'rural'];

describe.each(brandsOf('dimmed', WITH_DRAWER))('%s: beside an open menu', (brand) => {
  it.each(rowsOf(`press beside a menu of ${brand}`, 1, WAYS))(
    'H5 a press on the dimmed page only closes, by %s',
    async (by) => {
      const width = 390;
      const { page, problems, close } = await openPage({ brand, path: '/', width, touch: by === 'touch' });
      await passAgeGate(page);
      const menu = page.locator(DIMMING).first();
      const atEnd = (await menu.getAttribute('data-panel')) === 'drawer-end';
      const strip = [44, 40, 32, 24];
      const at = await linkAt(page, atEnd ? strip : strip.map((x) => width - x));
      await menu.locator(':scope > summary').click();
      await hydrated(menu);
      await press(page, by, at);
      await expect.poll(() => menu.getAttribute('open')).toBe(null);
      await expectHere(page);
      expect(problems).toEqual([]);
      await close();
    },
  );
});

describe.each(['the form to sign in', 'the preferences'] as const)('beside an open dialog: %s', (which) => {
  it.each(rowsOf(`press beside ${which}`, 1, WAYS))(
    'A7 a press on the dimmed page only closes, by %s',
    async (by) => {
      const { page, problems, close } = await openPage({ brand: 'weekly', path: '/', touch: by === 'touch' });
      const opener =
        which === 'the preferences'
          ? page.getByRole('link', { name: 'Preferencias de privacidad' })
          : page.locator('header details.account a[href*="/login"]').first();
      if (which === 'the form to sign in') await page.locator('header details.account > summary').click();
      // The opener is pressed without scrolling to it, so that a link stays beside the dialog.
      const at = await linkAt(page, [120, 200, 280]);
      await opener.evaluate((link: HTMLElement) => link.click());
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const { x, width } = (await dialog.boundingBox())!;
      expect(at.x < x || at.x > x + width).toBe(true);
      await press(page, by, at);
      await dialog.waitFor({ state: 'detached' });
      await expectHere(page);
      expect(problems).toEqual([]);
      await close();
    },
  );
});
