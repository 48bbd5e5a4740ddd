import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { EVERYTHING } from '../../support/everything.ts';
import { OPENING } from '../../support/opening-pieces.ts';
import { pagesOf } from '../../support/workbench.ts';
import { openStorybook, type StorybookPage } from './storybook-page.ts';

/** In the gate those of pieces that open something, at night all. */
const SHOWN = pagesOf(STORYBOOK).filter(
  ({ importPath }) => EVERYTHING || OPENING.some((piece) => importPath.startsWith(`./src/${piece}/`)),
);

let storybook: StorybookPage;
let page: Page;

beforeAll(async () => {
  storybook = await openStorybook({ width: 1280, height: 800 });
  ({ page } = storybook);
});
afterAll(() => storybook?.close());

/** The dialogs over the page, and a cover of its heading. Dialogs in the frames of stories cover only these. */
const covers = (): string[] => {
  const isModal = (element: Element): boolean =>
    element.matches(':modal, [aria-modal="true"]') ||
    (element.matches('[role="dialog"], [role="alertdialog"]') &&
      getComputedStyle(element).position === 'fixed');
  const modals = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].filter(
    isModal,
  );
  const heading = document.querySelector('#storybook-docs h1')!;
  const { x, y, height } = heading.getBoundingClientRect();
  const top = document.elementFromPoint(x + 4, y + height / 2);
  return [
    ...modals.map((element) => `${element.tagName} ${element.className}`),
    ...(heading.contains(top) ? [] : [`the heading is under ${top?.tagName} ${top?.className}`]),
  ];
};

describe('Z2 documentation pages of Storybook', () => {
  it('open no dialog over themselves', async () => {
    const wrong: string[] = [];
    expect(SHOWN.length).toBeGreaterThan(5);
    for (const { id } of SHOWN) {
      await page.goto(storybook.address(`iframe.html?viewMode=docs&id=${id}`));
      await page.locator('#storybook-docs h1').first().waitFor();
      // Stories are drawn after the text. Some draw nothing.
      await page
        .waitForFunction(
          () => [...document.querySelectorAll('[id^="story--"]')].every((root) => root.childElementCount > 0),
          undefined,
          { timeout: 2000 },
        )
        .catch(() => undefined);
      wrong.push(...(await page.evaluate(covers)).map((cover) => `${id}: ${cover}`));
    }
    expect(wrong).toEqual([]);
  }, 600_000);
});
