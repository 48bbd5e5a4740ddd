import type { Page } from 'playwright-core';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { freeStory } from '../support/inventory.ts';

const JAVASCRIPT_BEFORE_INTENT_BYTES = 5 * 1024;
const FRONT_JAVASCRIPT_BYTES = 6 * 1024;
const LAYOUT_SHIFT = 0.01;
const SETTLING = { interval: 200, timeout: 10_000 };

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
  it('loads at most 5 KB of JavaScript and no stylesheet before intent, without layout shifts', async () => {
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
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    await close();
    const files = (end: string): Fetched[] =>
      fetched.filter(({ name }) => new URL(name).pathname.endsWith(end));
    expect(files('.js').length).toBeGreaterThan(0);
    expect(files('.js').reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(
      JAVASCRIPT_BEFORE_INTENT_BYTES,
    );
    expect(files('.css')).toEqual([]);
    expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });

  it('looks the same with its page styles as with the whole stylesheet', async () => {
    const { page, close } = await openPage({ brand, path: (await freeStory(brand)).canonical_url });
    await page.waitForLoadState('networkidle');
    const styles = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')].map((element) => {
          const { display, color, fontSize, fontWeight, padding, backgroundColor, border } =
            getComputedStyle(element);
          // The place instead of the margin: Chromium may report that of a centred element as 0.
          const { x, y, width, height } = element.getBoundingClientRect();
          const values = [
            display,
            color,
            fontSize,
            fontWeight,
            padding,
            ...[x, y, width, height].map((pixels) => pixels.toFixed(1)),
            backgroundColor,
            border,
          ];
          return `${element.tagName}.${element.className.toString()} ${values.join(' | ')}`;
        }),
      );
    /** The page as it stays: a font or a picture that is late on a busy machine is no difference between sheets. */
    const settled = async (): Promise<string[]> => {
      let last: string[] = [];
      await expect
        .poll(async () => {
          const before = last;
          last = await styles();
          return before.join('\n') === last.join('\n');
        }, SETTLING)
        .toBe(true);
      return last;
    };
    const own = await settled();
    await page.evaluate(async () => {
      for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=rt-late-styles]')) {
        await new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: content });
          link.onload = resolve;
          link.onerror = reject;
          document.head.append(link);
        });
      }
    });
    const whole = await settled();
    await close();
    expect(own.length).toBeGreaterThan(50);
    expect(
      whole.flatMap((line, index) => (line === own[index] ? [] : [{ own: own[index], whole: line }])),
    ).toEqual([]);
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
