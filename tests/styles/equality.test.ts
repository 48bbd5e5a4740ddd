import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Theme } from '../../.storybook/brands.ts';
import { choiceOf, themesOfStory } from '../support/themes-of-story.ts';
import { BROWSER_IS_GONE, isRunning, launch } from '../../tools/chromium.ts';
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { EVERYTHING } from '../support/everything.ts';
import { chosenStories } from './chosen-stories.ts';
import { computedBoxes, differences, settle, type Box } from './computed.ts';
import { openWorkbench, RUNTIME, showStory, type Workbench } from './workbench.ts';

const WIDTHS_PX = [1280, 360] as const;
/** In the gate a story is compared at one width; every night at both, each in another theme. */
const VIEWS = EVERYTHING ? WIDTHS_PX.length : 1;
const READS_BEFORE_BELIEF = 3;

let browser: Browser;
let compiled: Workbench;
let runtime: Workbench;

/** Opens both pages; again, after the browser has crashed. */
async function open(): Promise<void> {
  browser = await launch();
  compiled = await openWorkbench(STORYBOOK, browser, inject('pieces'));
  runtime = await openWorkbench(RUNTIME, browser, inject('pieces'));
}

beforeAll(open);
beforeEach(async () => {
  if (!(await isRunning(browser))) await open();
});
afterAll(async () => {
  await compiled?.close();
  await runtime?.close();
  await browser?.close();
});

/**
 * Reads both pages. After a change of width, a component that follows its own width needs some frames, so pages that
 * differ are read again.
 */
async function alike(theme: Theme, width: number): Promise<[Box[], Box[]]> {
  for (let attempt = 0; ; attempt += 1) {
    const [actual, expected] = await Promise.all(
      [compiled, runtime].map(async ({ page }) => {
        await settle(page, theme, width);
        return computedBoxes(page);
      }),
    );
    const same = differences(expected!, actual!).length === 0;
    if (same || attempt === READS_BEFORE_BELIEF) return [actual!, expected!];
    await setTimeout(300);
  }
}

/** The differences of a story, and the number of values that were compared. */
async function compareStory(id: string): Promise<{ different: string[]; values: number }> {
  const first = choiceOf(id, WIDTHS_PX.length);
  const widthAt = (index: number): number => WIDTHS_PX[(first + index) % WIDTHS_PX.length]!;
  await Promise.all([compiled, runtime].map(({ page }) => showStory(page, id, widthAt(0))));
  const different: string[] = [];
  let values = 0;
  for (const [index, theme] of themesOfStory(id, {}, VIEWS).entries()) {
    const [actual, expected] = await alike(theme, widthAt(index));
    const lines = differences(expected, actual);
    different.push(...lines.map((line) => `${id} in ${theme.brand} ${theme.mode}: ${line}`));
    values += expected.reduce((total, box) => total + box.values.length, 0);
  }
  return { different, values };
}

/** The same in a new browser, if this one crashes. */
async function compareAgain(id: string): ReturnType<typeof compareStory> {
  try {
    return await compareStory(id);
  } catch (error) {
    if (!BROWSER_IS_GONE.test(String(error))) throw error;
    console.warn(`The browser crashed at ${id}; the story is compared again.`);
    if (!(await isRunning(browser))) await open();
    return compareStory(id);
  }
}

describe('extracted CSS computes to the same values as styled-components', () => {
  it('has the same stories in both builds', () => {
    expect(compiled.stories.length).toBeGreaterThan(0);
    const ids = ({ stories }: Workbench): string[] => stories.map(({ id }) => id).sort();
    expect(ids(compiled)).toEqual(ids(runtime));
  });

  it('inserts rules at run time in runtime mode only', async () => {
    const rules = (page: Workbench['page']) =>
      page.evaluate(() =>
        [...document.querySelectorAll('style[data-styled]')].reduce(
          (total, style) => total + (style as HTMLStyleElement).sheet!.cssRules.length,
          0,
        ),
      );
    const story = compiled.stories.find(({ title }) => title.startsWith('Components/'))!;
    await Promise.all([compiled, runtime].map(({ page }) => showStory(page, story.id, WIDTHS_PX[0])));
    expect(await rules(compiled.page)).toBe(0);
    expect(await rules(runtime.page)).toBeGreaterThan(0);
  });

  it('every element, ::before and ::after is equal', async () => {
    const found: string[] = [];
    let compared = 0;
    const chosen = chosenStories(compiled.stories);
    for (const { id } of chosen) {
      const { different, values } = await compareAgain(id);
      found.push(...different);
      compared += values;
    }
    console.log(`${compared} values of ${chosen.length} stories compared, ${found.length} different`);
    expect(found.slice(0, 50)).toEqual([]);
  });
});
