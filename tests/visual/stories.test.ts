import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Theme } from '../../.storybook/brands.ts';
import { CONTEXT_OPTIONS, endOnCrash, isRunning, launch } from '../../tools/chromium.ts';
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { ENOUGH, findStops, focusStops } from '../support/focus.ts';
import { testPictures } from '../support/test-picture.ts';
import { EVERY_THEME, focusTheme, themesOfStory, type StoryThemes } from '../support/themes-of-story.ts';
import {
  openWorkbench,
  serveWorkbench,
  showStory,
  type Story,
  type Workbench,
} from '../support/workbench.ts';
import { violations } from './axe.ts';
import { all, chosen, FOCUS_ONLY } from './chosen-stories.ts';
import { compare, orphans, staleBaselines, startRun, type Mismatch } from './baselines.ts';
import { REPORT, writePicture, writeReport, type Line } from './report.ts';
import { largeTextProblems, motionProblems } from './reader-settings.ts';
import { preparePage, shoot, showTheme, sizeOf, stopTimers, type Size } from './story-page.ts';
import { PAGES } from './vitest.config.ts';

/** What a story says about its tests: its globals, and parameters. */
interface StoryTests extends StoryThemes {
  screenshot?: Partial<Size> & { skip?: boolean };
  a11y?: { test?: 'off' | 'todo' | 'error'; disable?: boolean; config?: { rules?: object[] } };
}

let browser: Browser;
let workbench: Workbench;
const idle: Page[] = [];
const differing: Line[] = [];
let compared = 0;

async function openPages(): Promise<void> {
  browser = await launch();
  idle.length = 0;
  for (let count = 0; count < PAGES; count += 1) {
    const context = await browser.newContext(CONTEXT_OPTIONS);
    const page = await context.newPage();
    endOnCrash(page);
    await preparePage(page);
    idle.push(page);
  }
}

let reopening: Promise<void> | undefined;

/** A page for one story. After a crash of the browser there are new ones. */
async function takePage(): Promise<Page> {
  if (!(await isRunning(browser))) {
    reopening ??= openPages().finally(() => (reopening = undefined));
    await reopening;
  }
  return idle.pop()!;
}

beforeAll(async () => {
  startRun();
  workbench = await serveWorkbench(STORYBOOK, [testPictures(STORYBOOK)]);
  await openPages();
});
afterAll(async () => {
  writeReport(differing, compared);
  if (differing.length > 0) console.error(`Screenshots that differ: ${REPORT}`);
  await browser?.close();
  await workbench?.close();
});

const testsOf = (page: Page, storyId: string): Promise<StoryTests> =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: {
        loadStory(what: {
          storyId: string;
        }): Promise<{ parameters: StoryTests; storyGlobals: StoryTests['globals'] }>;
      };
    };
    const { parameters, storyGlobals: globals } = await preview.loadStory({ storyId: id });
    const { brands, screenshot, a11y } = parameters;
    return JSON.parse(JSON.stringify({ globals, brands, screenshot, a11y })) as StoryTests;
  }, storyId);

function describeMismatch({ expected, actual, difference }: Mismatch): string {
  if (!expected || !difference) return 'It has no baseline';
  const resized = expected.width !== actual.width || expected.height !== actual.height;
  const sizes = `${expected.width}×${expected.height} is now ${actual.width}×${actual.height}, `;
  const { x, y, width, height } = difference.box!;
  return `${resized ? sizes : ''}${difference.pixels} px differ, in ${width}×${height} at ${x}, ${y}`;
}

const baselineName = (id: string, { brand, mode }: Theme): string => `${id}.${brand}-${mode}`;

async function problemsIn(page: Page, { id }: Story, theme: Theme, tests: StoryTests): Promise<string[]> {
  const { screenshot = {}, a11y = {} } = tests;
  const where = `${theme.brand} ${theme.mode}`;
  const problems: string[] = [];
  await showTheme(page, theme);
  if (!a11y.disable && a11y.test === 'error') {
    const found = await violations(page, a11y.config?.rules ?? []);
    problems.push(...found.map((text) => `${where}: axe: ${text}`));
  }
  if (screenshot.skip) return problems;
  compared += 1;
  const name = baselineName(id, theme);
  const mismatch = await compare(name, await shoot(page));
  if (!mismatch) return problems;
  const text = describeMismatch(mismatch);
  const picture = await writePicture(mismatch, browser);
  differing.push({ name, text, picture });
  return [...problems, `${where}: ${text}. See .cache/visual/${picture}`];
}

/** What Tab reaches without a visible change. The page is as large as in the story's first screenshot. */
async function unseenFocus(page: Page, size: Size, themes: readonly Theme[]): Promise<string[]> {
  await page.setViewportSize(size);
  const problems: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await showTheme(page, theme);
    if (index === 0) await findStops(page);
    const stops = await focusStops(page);
    const unseen = stops.filter(({ seen }) => seen < ENOUGH);
    problems.push(
      ...unseen.map(
        ({ name, seen }) =>
          `${theme.brand} ${theme.mode}: the focus is not seen at ${name}: ${seen.toFixed(2)} of ${ENOUGH} changed pixels along its outline`,
      ),
    );
  }
  return problems;
}

/** All problems of a story, in all its themes. */
async function problemsOf(page: Page, story: Story): Promise<string[]> {
  await page.setViewportSize(sizeOf(story.title, 0));
  await page.context().clearCookies();
  await openWorkbench(page, workbench);
  const playError = await showStory(page, story.id);
  if (playError) return [`The play function failed: ${playError}`];
  await stopTimers(page);
  const tests = await testsOf(page, story.id);
  const size = (turn: number): Size => {
    const { width, height } = { ...sizeOf(story.title, turn), ...tests.screenshot };
    return { width, height };
  };
  if (FOCUS_ONLY) return unseenFocus(page, size(0), EVERY_THEME);
  const problems: string[] = [];
  const themes = themesOfStory(story.id, tests);
  const shown = tests.screenshot?.skip ? [] : themes.map((theme) => baselineName(story.id, theme));
  const stale = staleBaselines(story.id, new Set(shown));
  problems.push(...stale.map((file) => `${file} is a baseline of a theme that the story is not shown in`));
  for (const [turn, theme] of themes.entries()) {
    await page.setViewportSize(size(turn));
    problems.push(...(await problemsIn(page, story, theme, tests)));
  }
  problems.push(...(await motionProblems(page)));
  // After the screenshots, because Tab moves things. The other themes have their turn every night.
  problems.push(...(await unseenFocus(page, size(0), [focusTheme(story.id, themes)])));
  return [...problems, ...(await largeTextProblems(page))];
}

describe.concurrent('stories', () => {
  it.each(chosen)('$title › $name', async (story) => {
    const page = await takePage();
    try {
      const problems = await problemsOf(page, story);
      // The stack of this error says nothing about the story.
      if (problems.length > 0) throw Object.assign(new Error(problems.join('\n')), { stack: '' });
    } finally {
      if (page.context().browser() === browser) idle.push(page);
    }
  });
});

it('every baseline belongs to a story', () => {
  const left = orphans(all.map(({ id }) => id));
  if (left.length > 0) throw new Error(`npm run visual:accept removes these:\n${left.join('\n')}`);
});
