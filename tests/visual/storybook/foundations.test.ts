import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODES, PUBLISHED } from '../../../.storybook/brands.ts';
import { contrast, PAIRS, roleColor } from '../../../src/themes/define/contrast.ts';
import { readThemes, type Themes } from '../../../compiler/tokens/themes.ts';
import { TOKEN_NAMES } from '../../../src/tokens/generated/tokens.ts';
import { launch } from '../../../tools/chromium.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { pagesOf, serveWorkbench, type Workbench } from '../../support/workbench.ts';
import { DOCUMENTATION, violations } from '../axe.ts';

const FOUNDATIONS = pagesOf(STORYBOOK).filter(({ title }) => title.startsWith('Foundations/'));
const COLOUR = 'foundations-colour--docs';
const ROLES = TOKEN_NAMES.filter((name) => name.startsWith('color-'));

let browser: Browser;
let context: BrowserContext;
let workbench: Workbench;
let themes: Themes;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  themes = await readThemes();
  workbench = await serveWorkbench(STORYBOOK);
  browser = await launch();
  context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
});
afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

async function open(id: string, globals: string, width = 1280, part = '.foundations-stage'): Promise<void> {
  errors.length = 0;
  await page.setViewportSize({ width, height: 800 });
  const address = new URL(`iframe.html?viewMode=docs&id=${id}&globals=${globals}`, workbench.url);
  await page.goto(address.href);
  await page.locator(part).first().waitFor();
  await page.evaluate('document.fonts.ready');
}

/** The action of the toolbar. */
const choose = (globals: Record<string, string>): Promise<void> =>
  page.evaluate((chosen) => {
    const channel = '__STORYBOOK_ADDONS_CHANNEL__' as keyof Window;
    (window[channel] as { emit(event: string, detail: object): void }).emit('updateGlobals', {
      globals: chosen,
    });
  }, globals);

const shownValues = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page
      .locator('[data-value]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('data-value'), one.textContent])),
  );

const declared = (brand: string, mode: (typeof MODES)[number]) => themes.brands.get(brand)![mode];

describe('Z2 foundations', () => {
  it('has a page for each of them', () => {
    expect(FOUNDATIONS.map(({ title }) => title.split('/')[1]).sort()).toEqual([
      'Breakpoints',
      'Colour',
      'Elevation',
      'Icons',
      'Motion',
      'Picture treatments',
      'Radius',
      'Space',
      'Type',
      'Voice and tone',
      'Wordmarks',
      'Z-order',
    ]);
  });

  it.each(FOUNDATIONS)('$title renders without errors and findings of axe', async ({ id }) => {
    for (const globals of ['brand:weekly;mode:light', 'brand:men;mode:dark']) {
      await open(id, globals);
      expect(await violations(page, [], undefined, DOCUMENTATION)).toEqual([]);
      expect(errors).toEqual([]);
    }
  });

  it.each(FOUNDATIONS)('$title fits a phone with text of 200 %', async ({ id }) => {
    await open(id, 'brand:forums;mode:light;textSize:200', 360);
    const root = page.locator('html');
    expect(await root.evaluate((element) => getComputedStyle(element).fontSize)).toBe('32px');
    const { clientWidth, scrollWidth, outside } = await root.evaluate((element) => ({
      clientWidth: element.clientWidth,
      scrollWidth: element.scrollWidth,
      outside: [...document.querySelectorAll('.foundations-stage *')]
        .filter((one) => !one.closest('.rt-table'))
        .filter((one) => one.getBoundingClientRect().right > element.clientWidth + 0.5)
        .map((one) => `${one.tagName} ${one.textContent}`),
    }));
    expect(outside).toEqual([]);
    expect(scrollWidth).toBe(clientWidth);
  });

  it('shows the value of every colour in each brand and mode that is chosen', async () => {
    await open(COLOUR, 'brand:weekly;mode:light');
    for (const brand of PUBLISHED) {
      for (const mode of MODES) {
        await choose({ brand, mode });
        const expected = ROLES.map((name) => [name, declared(brand, mode).get(`--rt-${name}`)]);
        await expect.poll(shownValues).toEqual(Object.fromEntries(expected));
      }
    }
  });

  it('shows the contrast of every pair in every brand and mode', async () => {
    await open(COLOUR, 'brand:weekly;mode:light');
    const rows = await page
      .locator('[data-sticky] tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
    const expected = PAIRS.map(([front, back]) =>
      PUBLISHED.flatMap((brand) =>
        MODES.map((mode) => {
          const values = declared(brand, mode);
          const ratio = contrast(roleColor(values, front), roleColor(values, back));
          return (Math.floor(ratio * 100) / 100).toFixed(2);
        }),
      ),
    );
    expect(rows.sort()).toEqual(expected.sort());
  });

  it('shows type in the family and the size of the brand', async () => {
    const measure = page.locator('[data-measured="type-headline-xl"]');
    await open('foundations-type--docs', 'brand:weekly;mode:light');
    await expect.poll(() => measure.textContent()).toContain('Source Serif 4 700, 56/58.24 px');
    await choose({ brand: 'daily' });
    await expect.poll(() => measure.textContent()).toContain('Roboto Slab 700, 40/44 px');
  });

  it('finds an icon and copies the line that imports it', async () => {
    await open('foundations-icons--docs', 'brand:weekly;mode:light');
    await page.getByRole('searchbox', { name: 'Find an icon' }).fill('arrowl');
    const button = page.locator('.foundations-icons button');
    expect(await button.allTextContents()).toEqual(['arrowLeftIcon']);
    await button.click();
    const line = "import { arrowLeftIcon } from 'rotativa/components/Icon';";
    await page.getByRole('status').getByText(`Copied: ${line}`).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
  });

  it('moves, and does not under reduced motion', async () => {
    const movedBars = (): Promise<number> =>
      page.evaluate(async () => {
        const bars = document.querySelector('.foundations-motion')!;
        let count = 0;
        bars.addEventListener('transitionrun', () => (count += 1));
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Play')!.click();
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return count;
      });
    for (const [reducedMotion, count] of [
      ['no-preference', 3],
      ['reduce', 0],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await open('foundations-motion--docs', 'brand:weekly;mode:light');
      expect(await movedBars()).toBe(count);
      expect(await page.locator('[data-moved]').count()).toBe(1);
    }
    await page.emulateMedia({ reducedMotion: null });
  });

  it('writes the dates and speaks the form of address of the brand', async () => {
    await open('foundations-voice-and-tone--docs', 'brand:men;mode:dark');
    await page.getByText('SoHo says tú').waitFor();
    await page.getByText('8 de marzo de 2026, 7:05 p.\u00a0m.').waitFor();
    await choose({ brand: 'forums' });
    await page.getByText('Foros Semanario says usted').waitFor();
  });

  it('prints each drawing in the manner of every brand, and each is another picture', async () => {
    await open('foundations-picture-treatments--docs', 'brand:weekly;mode:light');
    const scenes = await page.locator('[data-picture]').count();
    expect(scenes).toBe(5);
    await expect.poll(() => page.locator('[data-print]').count()).toBe(scenes * PUBLISHED.length);
    const prints = await page.locator('[data-print]').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one as HTMLCanvasElement;
        const { data } = (one as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
        const mean = [0, 1, 2].map(
          (channel) =>
            data.filter((_, at) => at % 4 === channel).reduce((sum, value) => sum + value, 0) /
            (width * height),
        );
        return { brand: (one as HTMLElement).dataset['print'], mean };
      }),
    );
    for (let scene = 0; scene < scenes; scene += 1) {
      const row = prints.slice(scene * PUBLISHED.length, (scene + 1) * PUBLISHED.length);
      expect(row.map(({ brand }) => brand).sort()).toEqual([...PUBLISHED].sort());
      const distances = row.flatMap(({ mean }, at) =>
        row
          .slice(at + 1)
          .map((other) => Math.hypot(...mean.map((value, channel) => value - (other.mean[channel] ?? 0)))),
      );
      expect(Math.min(...distances)).toBeGreaterThan(10);
    }
  });

  it('shows the stories of a piece on the page of the brand', async () => {
    await open('components-button--docs', 'brand:daily;mode:dark', 1280, '.docs-story .rt-button');
    const grounds = await page
      .locator('.docs-story, body')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
    const ground = declared('daily', 'dark').get('--rt-color-surface-page')!;
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
    expect(grounds).toEqual([`rgb(${red}, ${green}, ${blue})`]);
  });
});
