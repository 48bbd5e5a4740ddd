import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTEXT_OPTIONS, launch } from '../../tools/chromium.ts';
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { unfocus } from '../support/focus.ts';
import type { Shown, Walk } from '../support/keyboard/pattern.ts';
import { KEYBOARD_PATTERNS } from '../support/keyboard/patterns.ts';
import { openWorkbench, serveWorkbench, showStory, type Workbench } from '../support/workbench.ts';
import { all, chosen, FOCUS_ONLY } from './chosen-stories.ts';
import { preparePage } from './story-page.ts';

let browser: Browser;
let workbench: Workbench;
let page: Page;

beforeAll(async () => {
  workbench = await serveWorkbench(STORYBOOK);
  browser = await launch();
  page = await (await browser.newContext(CONTEXT_OPTIONS)).newPage();
  await page.setViewportSize({ width: 640, height: 720 });
  await preparePage(page);
});
afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

/** Runs in the page: what each selector finds. `@active` is the option that a field points to, `@scrolled` the focused box. */
function found(selectors: readonly string[]): Shown {
  const words = (element: Element | null | undefined): string =>
    (element as HTMLElement | null | undefined)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
  const nameOf = (element: Element): string => {
    const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    if (element instanceof HTMLSelectElement) return element.value;
    if (element instanceof HTMLInputElement)
      return ['radio', 'checkbox'].includes(element.type) ? words(element.labels?.[0]) : element.value;
    return words(labelled) || element.getAttribute('aria-label') || words(element);
  };
  const look = (selector: string): string | boolean => {
    const focused = document.activeElement;
    if (selector === '@scrolled') return (focused?.scrollLeft ?? 0) > 0;
    const at = selector === '@active' ? `[id="${focused?.getAttribute('aria-activedescendant')}"]` : selector;
    const first = [...document.querySelectorAll(at)].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    return first ? nameOf(first) : false;
  };
  return Object.fromEntries(selectors.map((selector) => [selector, look(selector)]));
}

/** What is there, in the words of what is wanted: `true` means any name. */
async function seen(shown: Shown): Promise<Shown> {
  const now = await page.evaluate(found, Object.keys(shown));
  const pairs = Object.entries(now).map(([at, name]) => [
    at,
    shown[at] === true && name !== false ? true : name,
  ]);
  return Object.fromEntries(pairs) as Shown;
}

async function walk({ story, start, rows }: Walk): Promise<void> {
  await openWorkbench(page, workbench);
  // Names are compared as they are written, whatever the brand makes of their case.
  await page.addStyleTag({ content: '* { text-transform: none !important }' });
  expect(await showStory(page, story)).toBeUndefined();
  if (start) await page.locator(start).first().focus();
  else await unfocus(page);
  for (const [row, steps] of Object.entries(rows)) {
    for (const [index, [key, shown]] of steps.entries()) {
      await page.keyboard.press(key.replaceAll(' ', ''));
      const where = `${row}: ${steps
        .slice(0, index + 1)
        .map(([one]) => one)
        .join(', ')}`;
      await expect.poll(() => seen(shown), { message: where, interval: 20, timeout: 2000 }).toEqual(shown);
    }
  }
}

describe.skipIf(FOCUS_ONLY)('the keys of the ARIA patterns', () => {
  const pieces = new Set(chosen.map(({ importPath }) => importPath.split('/').at(-2)));
  const patterns = Object.entries(KEYBOARD_PATTERNS).filter(([name]) => pieces.has(name));

  it('goes through stories that exist', () => {
    const known = new Set(all.map(({ id }) => id));
    const stories = Object.values(KEYBOARD_PATTERNS).flatMap(({ walks }) => walks.map(({ story }) => story));
    expect(stories.filter((story) => !known.has(story))).toEqual([]);
  });

  it.each(patterns)('%s', async (_name, { walks }) => {
    for (const one of walks) await walk(one);
  });
});
