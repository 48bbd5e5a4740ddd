import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../support/everything.ts';
import { violations } from '../visual/axe.ts';
import { openSite } from './browser.ts';
import { SITE } from './site.ts';

const site = openSite();

/** A page of each kind. */
const KINDS = [
  '',
  'pieces/',
  'install/',
  'guides/csp/',
  'components/Button/',
  'components/Dialog/',
  'blocks/lists/StoryGrid/',
  'patterns/account/AuthDialog/',
  'reference/tokens/',
  'reference/colours/',
  'reference/type/',
  'reference/accessibility/',
  'reference/errors/',
  'changelog/',
  '404.html',
];
const ALL = (
  JSON.parse(readFileSync(join(SITE, 'data/pages.json'), 'utf8')) as { pages: { path: string }[] }[]
)
  .flatMap(({ pages }) => pages)
  .map(({ path }) => path.slice(1));
const SHOWN = EVERYTHING ? ['', ...ALL, '404.html'] : KINDS;

/** A busy machine needs longer. At night pages are opened one after another. */
const LONGEST_LOAD_MS = EVERYTHING ? 1000 : 5000;
const DOCUMENT = { include: 'html', exclude: ['iframe'] };

describe.each(SHOWN)('Z2 the page /%s', (path) => {
  it.each(['light', 'dark'] as const)(
    'passes axe, has no error and loads soon in %s',
    async (colorScheme) => {
      const page = await site.open(path, { colorScheme });
      const loaded = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return navigation!.loadEventStart;
      });
      expect(loaded).toBeLessThan(LONGEST_LOAD_MS);
      expect(await violations(page, [], undefined, DOCUMENT)).toEqual([]);
    },
  );

  it('is no wider than a phone', async () => {
    const page = await site.open(path, { viewport: { width: 360, height: 740 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(page, [], undefined, DOCUMENT)).toEqual([]);
  });
});

describe('Z2 the site', () => {
  it('is read without a script', async () => {
    const page = await site.open('components/Button/', { javaScriptEnabled: false });
    const text = page.getByRole('main');
    expect(await text.getByRole('heading', { level: 1 }).textContent()).toBe('Button');
    expect(await page.getByRole('button', { name: /Search|Dark/ }).count()).toBe(0);
    const frame = page.frameLocator('.docs-frame iframe').first();
    await frame.getByRole('button', { name: 'Guardar cambios' }).waitFor();
  });

  it('keeps the mode of the reader, without a flash of the other', async () => {
    const page = await site.open('install/', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Dark' }).click();
    // The mode when the body of the next page begins, before anything can be painted.
    await page.addInitScript(() =>
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(globalThis, { first: document.documentElement.dataset['mode'] });
      }).observe(document, { childList: true, subtree: true }),
    );
    await page.goto(new URL('/guides/csp/', page.url()).href);
    expect(await page.evaluate(() => (globalThis as unknown as { first: string }).first)).toBe('dark');
    expect(await page.getAttribute('html', 'data-mode')).toBe('dark');
  });

  it('shows examples in the brand, the mode and the width that a reader chooses', async () => {
    const page = await site.open('components/Button/');
    await page.getByLabel('Brand').selectOption('women');
    await page.getByLabel('Mode').selectOption('dark');
    await page.getByLabel('Width').selectOption('360');
    const frame = page.frameLocator('.docs-frame iframe').first();
    await expect.poll(() => frame.locator('html').getAttribute('data-brand')).toBe('women');
    expect(await frame.locator('html').getAttribute('data-mode')).toBe('dark');
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(360);
    await page.reload();
    await expect.poll(() => frame.locator('html').getAttribute('data-brand')).toBe('women');
  });

  it('shows the fronts of six brands that differ in more than colours', async () => {
    const page = await site.open('');
    await expect.poll(() => page.frames().length).toBe(7);
    const looks = await Promise.all(
      page
        .frames()
        .slice(1)
        .map(async (frame) => {
          await frame.waitForLoadState();
          return frame.evaluate(() => ({
            brand: document.documentElement.dataset['brand'],
            header: document.querySelector('header')?.className,
            font: getComputedStyle(document.querySelector('h2, h1:not(.rt-visually-hidden)')!).fontFamily,
          }));
        }),
    );
    expect(new Set(looks.map(({ brand }) => brand)).size).toBe(6);
    expect(new Set(looks.map(({ header }) => header)).size).toBe(6);
    expect(new Set(looks.map(({ font }) => font)).size).toBeGreaterThan(3);
  });
});
