import type { Page } from 'playwright-core';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { styleDifferences } from '../support/computed-styles.ts';
import { openPage, origin } from '../support/open-page.ts';
import { freeStory, ordinaryStory } from '../support/inventory.ts';
import { pieceOf } from '../support/set-pieces.ts';

const JAVASCRIPT_BEFORE_INTENT_BYTES = 5 * 1024;
const FRONT_JAVASCRIPT_BYTES = 6 * 1024;
/** Of a graphic that its reader can change. */
const GRAPHIC_JAVASCRIPT_BYTES = 6 * 1024;
/** As sent with Brotli, once for all pages of a brand. */
const SHARED_STYLES_BYTES = 19_500;
/** KB of a page, before compression and as sent with Brotli: as it was when it last became smaller, and 5 % more. The
 * article is an ordinary one, because the newest may be a set-piece or a table of prices.
 */
const PAGE_KB: Readonly<
  Record<BrandKey, Readonly<Record<'article' | 'front', readonly [whole: number, sent: number]>>>
> = {
  weekly: { article: [87.5, 19.3], front: [125.4, 23.7] },
  daily: { article: [93.5, 19.7], front: [120.3, 22.6] },
  women: { article: [75.1, 18.3], front: [104.5, 19.4] },
  men: { article: [75.6, 16.8], front: [114.3, 20.0] },
  forums: { article: [70.6, 17.1], front: [78.6, 17.4] },
  rural: { article: [86.1, 19.5], front: [94.1, 19.9] },
};

interface Fetched {
  name: string;
  bytes: number;
}

/** The JavaScript that a page has loaded. */
const javascriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

describe.each(BRANDS)('%s', (brand) => {
  it.each(['article', 'front'] as const)('the %s is not heavier than it was', async (kind) => {
    const path = kind === 'front' ? '/' : (await ordinaryStory(brand)).canonical_url;
    const reply = await fetch(origin(brand) + path, { headers: { 'Accept-Encoding': 'br' } });
    expect(reply.headers.get('Content-Encoding')).toBe('br');
    const [whole, sent] = PAGE_KB[brand][kind];
    expect((await reply.arrayBuffer()).byteLength / 1000).toBeLessThanOrEqual(whole);
    expect(Number(reply.headers.get('Content-Length')) / 1000).toBeLessThanOrEqual(sent);
  });
});

describe.each(BRANDS)('%s: the front', (brand) => {
  it.each([360, 1280])('loads at most 6 KB of JavaScript before intent at %d px', async (width) => {
    const { page, close } = await openPage({ brand, path: '/', width, consent: null });
    await page.waitForLoadState('networkidle');
    // By then, work that waits for an idle browser has run.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await page.waitForLoadState('networkidle');
    const bytes = await javascriptBytes(page);
    await close();
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FRONT_JAVASCRIPT_BYTES);
  });
});

describe.each(BRANDS)('%s: an anonymous article', (brand) => {
  it('loads at most 5 KB of JavaScript and the shared stylesheet before intent', async () => {
    const { page, close } = await openPage({
      brand,
      path: (await freeStory(brand)).canonical_url,
      width: 360,
      consent: null,
    });
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
    await close();
    const files = (end: string): Fetched[] =>
      fetched.filter(({ name }) => new URL(name).pathname.endsWith(end));
    expect(files('.js').length).toBeGreaterThan(0);
    expect(files('.js').reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(
      JAVASCRIPT_BEFORE_INTENT_BYTES,
    );
    const [sheet, ...more] = files('.css');
    expect(more).toEqual([]);
    expect(new URL(sheet!.name).pathname).toMatch(`/assets/${brand}-shared-`);
    expect(sheet!.bytes).toBeGreaterThan(0);
    expect(sheet!.bytes).toBeLessThanOrEqual(SHARED_STYLES_BYTES);
  });

  it('looks the same with its page styles as with the whole stylesheet', async () => {
    const { page, close } = await openPage({ brand, path: (await freeStory(brand)).canonical_url });
    await page.waitForLoadState('networkidle');
    const differences = await styleDifferences(page);
    await close();
    expect(differences).toEqual([]);
  });
});

it.each([360, 1280])(
  'T5 an article with a gallery loads at most 5 KB until the reader scrolls to it, at %d px',
  async (width) => {
    const path = '/cali/articulo/feria-de-cali-programacion-salsodromo/';
    const { page, close } = await openPage({ brand: 'daily', path, width, consent: null });
    await page.waitForLoadState('networkidle');
    expect(await javascriptBytes(page)).toBeLessThanOrEqual(JAVASCRIPT_BEFORE_INTENT_BYTES);
    await page.locator('.rt-body-gallery').scrollIntoViewIfNeeded();
    await page.locator('.rt-body-gallery .rotation').waitFor();
    expect(await javascriptBytes(page)).toBeGreaterThan(JAVASCRIPT_BEFORE_INTENT_BYTES);
    await close();
  },
);

it('N3 the pair of pictures loads at most 6 KB when its reader uses it', async () => {
  const { page, close } = await openPage({ brand: 'women', path: pieceOf('women') });
  await page.waitForLoadState('networkidle');
  const before = await javascriptBytes(page);
  const slider = page.locator('rt-island[name="pair"]').getByRole('slider');
  await slider.focus();
  await page.locator('rt-island[name="pair"][ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await javascriptBytes(page)) - before;
  await close();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(GRAPHIC_JAVASCRIPT_BYTES);
});

it('N18 the points of a graphic load at most 6 KB when the focus is on it, and are read', async () => {
  const path = '/economia/articulo/salario-minimo-mesa-diferencia/';
  const { page, problems, close } = await openPage({ brand: 'weekly', path, consent: null });
  const scripts = (): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.startsWith('/assets/points-')),
    );
  const figure = page.locator('figure[data-kind="bar"]').first();
  // Other parts of the page load when they come into view.
  await figure.hover();
  await page.waitForLoadState('networkidle');
  const before = await javascriptBytes(page);
  expect(await scripts()).toEqual([]);
  await figure.getByRole('application').focus();
  await figure.locator('rt-island[name="points"][ready]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await scripts()).toHaveLength(1);
  const bytes = (await javascriptBytes(page)) - before;
  await page.keyboard.press('ArrowRight');
  const read = await figure.getByRole('status').textContent();
  await close();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(GRAPHIC_JAVASCRIPT_BYTES);
  expect(read?.replaceAll('\u00a0', ' ')).toBe('Inflación esperada, Sindicatos: 5,1 %');
  expect(problems).toEqual([]);
});

it('an island hydrates at the first intent: the share bar copies the address', async () => {
  const { page, problems, close } = await openPage({
    brand: 'weekly',
    path: (await freeStory('weekly')).canonical_url,
  });
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.getByRole('button', { name: 'Copiar el enlace' }).first().click();
  await page.getByRole('status').filter({ hasText: 'Enlace copiado' }).first().waitFor({ state: 'attached' });
  const after = await page.evaluate(() => performance.getEntriesByType('resource').length);
  expect(after).toBeGreaterThan(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    (await freeStory('weekly')).canonical_url,
  );
  expect(problems).toEqual([]);
  await close();
});
