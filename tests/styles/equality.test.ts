import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Theme } from '../../.storybook/brands.ts';
import { themesOfStory } from '../../.storybook/themes-of-story.ts';
import { launch } from '../../tools/chromium.ts';
import { computedBoxes, computedValues, settle, type Box } from './computed.ts';
import { openWorkbench, showStory, type Workbench } from './workbench.ts';

/** One theme of a story is compared on a desktop's width, the other on a phone's. */
const WIDTHS_PX = [1280, 360];
const READS_BEFORE_BELIEF = 3;

let browser: Browser;
let thin: Workbench;
let live: Workbench;

beforeAll(async () => {
  browser = await launch();
  thin = await openWorkbench('thin', browser);
  live = await openWorkbench('live', browser);
});
afterAll(async () => {
  await thin?.close();
  await live?.close();
  await browser?.close();
});

/** Returns what differs in the first box that differs, as `path property: live → extracted`. */
async function differences(expected: Box[], actual: Box[]): Promise<string[]> {
  if (expected.length !== actual.length) {
    return [`${expected.length} boxes live, ${actual.length} extracted`];
  }
  const different = expected.find(({ hash }, index) => hash !== actual[index]!.hash);
  if (!different) return [];
  const [before, after] = await Promise.all(
    [live, thin].map(({ page }) => computedValues(page, different.path)),
  );
  return before!.flatMap((value, index) =>
    value === after![index] ? [] : [`${different.path} ${value} → ${after![index]}`],
  );
}

/**
 * Reads both pages. A component that follows its own width takes some frames after the page's width has
 * changed, so pages that differ are read again before they are believed.
 */
async function alike(theme: Theme, width: number): Promise<[Box[], Box[]]> {
  for (let attempt = 0; ; attempt += 1) {
    const [actual, expected] = await Promise.all(
      [thin, live].map(async ({ page }) => {
        await settle(page, theme, width);
        return computedBoxes(page);
      }),
    );
    const same = JSON.stringify(actual) === JSON.stringify(expected);
    if (same || attempt === READS_BEFORE_BELIEF) return [actual!, expected!];
    await setTimeout(300);
  }
}

describe('extracted CSS computes what styled-components would have', () => {
  it('has the same stories in both builds', () => {
    expect(thin.stories.length).toBeGreaterThan(0);
    expect(thin.stories).toEqual(live.stories);
  });

  it('inserts rules at run time in live mode only', async () => {
    const rules = (page: Workbench['page']) =>
      page.evaluate(() =>
        [...document.querySelectorAll('style[data-styled]')].reduce(
          (total, style) => total + (style as HTMLStyleElement).sheet!.cssRules.length,
          0,
        ),
      );
    const story = thin.stories.find(({ title }) => title.startsWith('Components/'))!;
    await Promise.all([thin, live].map(({ page }) => showStory(page, story.id)));
    expect(await rules(thin.page)).toBe(0);
    expect(await rules(live.page)).toBeGreaterThan(0);
  });

  it('on every element, before and after of every story, in two themes and widths each', async () => {
    const found: string[] = [];
    let compared = 0;
    for (const { id } of thin.stories) {
      await Promise.all([thin, live].map(({ page }) => showStory(page, id)));
      for (const [index, theme] of themesOfStory(id).entries()) {
        const width = WIDTHS_PX[index % WIDTHS_PX.length]!;
        const [actual, expected] = await alike(theme, width);
        const different = await differences(expected, actual);
        found.push(...different.map((line) => `${id} in ${theme.brand} ${theme.mode}: ${line}`));
        compared += expected.reduce((total, { values }) => total + values, 0);
      }
    }
    console.log(`${compared} values of ${thin.stories.length} stories compared, ${found.length} different`);
    expect(found.slice(0, 50)).toEqual([]);
  });
});
