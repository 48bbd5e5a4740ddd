import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_PAGE, PUBLISHED, type Theme } from '../../../.storybook/brands.ts';
import { CONTEXT_OPTIONS, launch } from '../../../tools/chromium.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { EVERYTHING } from '../../support/everything.ts';
import {
  openWorkbench,
  serveWorkbench,
  setGlobals,
  showStory,
  type Workbench,
} from '../../support/workbench.ts';
import { violations, WHOLE_PAGE } from '../axe.ts';
import { all, chosenPages } from '../chosen-stories.ts';
import { largeTextProblems } from '../reader-settings.ts';
import { preparePage } from '../story-page.ts';
import { BLOCKS, FRONTS, themesOfPage } from '../whole-pages.ts';

/**
 * Whole pages follow the brand of the toolbar: another brand has another page, not only other colours. So each is opened
 * again in each of its themes. It has no pictures, because its pieces have them.
 */

/** In how many brands a page is opened, each in another mode. */
const BRANDS_OF_PAGE = EVERYTHING ? 2 : 1;

/** Only the nightly run has blocks alone. */
const opened = chosenPages.filter(({ title }) => EVERYTHING || title !== BLOCKS);

let browser: Browser;
let workbench: Workbench;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  workbench = await serveWorkbench(STORYBOOK);
  browser = await launch();
  page = await (await browser.newContext(CONTEXT_OPTIONS)).newPage();
  await preparePage(page);
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text());
  });
  page.on('response', (response) => {
    // A live blog asks its site for new posts, and here is no site.
    if (!response.ok() && !new URL(response.url()).pathname.startsWith('/api/'))
      errors.push(`${response.status()} ${response.url()}`);
  });
});
afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

/** The problems of a page in one theme; undefined if the brand has no such page. */
async function problemsIn(theme: Theme, id: string, withAxe: boolean): Promise<string[] | undefined> {
  errors.length = 0;
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWorkbench(page, workbench);
  await setGlobals(page, theme);
  const playError = await showStory(page, id);
  if (await page.getByText(NO_PAGE).count()) return undefined;
  const found = [
    ...(playError ? [`the play function failed: ${playError}`] : []),
    ...(withAxe ? await violations(page, [], undefined, WHOLE_PAGE) : []),
    ...errors,
    ...(await largeTextProblems(page)),
  ];
  return found.map((text) => `${theme.brand} ${theme.mode}: ${text}`);
}

describe('Z2 whole pages', () => {
  it('have a front of every brand', () => {
    const fronts = all.filter(({ title }) => title === FRONTS).map(({ name }) => name.toLowerCase());
    expect(fronts.sort()).toEqual([...PUBLISHED].sort());
  });

  it.each(opened)('$title › $name', { timeout: 120_000 }, async (story) => {
    const problems: string[] = [];
    // A block alone is opened in one theme, and a front in those of its brand.
    const wanted = story.title === BLOCKS ? 1 : BRANDS_OF_PAGE;
    let shown = 0;
    for (const theme of themesOfPage(story)) {
      if (shown === wanted) break;
      const found = await problemsIn(theme, story.id, shown === 0);
      if (!found) continue;
      problems.push(...found);
      shown += 1;
    }
    expect(shown, 'brands that have the page').toBe(wanted);
    // The stack of this error says nothing about the story.
    if (problems.length > 0) throw Object.assign(new Error(problems.join('\n')), { stack: '' });
  });
});
