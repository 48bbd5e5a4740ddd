import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_PAGE, type Theme } from '../../.storybook/brands.ts';
import { sizesOf, type Size } from '../../.storybook/story-sizes.ts';
import { CONTEXT_OPTIONS, endOnCrash, isRunning, launch } from '../../tools/chromium.ts';
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { EVERYTHING } from '../support/everything.ts';
import { ENOUGH, findStops, focusStops } from '../support/focus.ts';
import { difference, type Picture } from '../support/picture.ts';
import { testPictures } from '../support/test-picture.ts';
import { choiceOf, EVERY_THEME, themesOfSheet, themesOfStory } from '../support/themes-of-story.ts';
import {
  openWorkbench,
  serveWorkbench,
  setGlobals,
  showStory,
  type Story,
  type Workbench,
} from '../support/workbench.ts';
import { violations } from './axe.ts';
import { all, chosen, chosenPages, FIRST_OF_PIECE, FOCUS_ONLY } from './chosen-stories.ts';
import { ALLOWED_PIXELS, compare, orphans, staleBaselines, startRun, type Mismatch } from './baselines.ts';
import { describeMismatch, REPORT, writePicture, writeReport, type Line } from './report.ts';
import { largeTextProblems, motionProblems } from './reader-settings.ts';
import { composeSheet, differingThemes, posterize, shrink } from './sheet.ts';
import { preparePage, shoot, showTheme, stopTimers } from './story-page.ts';
import { PAGES } from './vitest.config.ts';
import { BLOCKS, FRONTS, themesOfPage } from './whole-pages.ts';

/** The parts of a story for its tests: its globals, and parameters. */
interface StoryTests {
  globals?: Partial<Theme>;
  /** It has a sheet, as the first story of a piece has. */
  allBrands?: boolean;
  screenshot?: Partial<Size> & { skip?: boolean };
  a11y?: { config?: { rules?: object[] } };
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
    const { allBrands, screenshot, a11y } = parameters;
    return JSON.parse(JSON.stringify({ globals, allBrands, screenshot, a11y })) as StoryTests;
  }, storyId);

/** Compares a picture of a story with its baseline. Returns the difference as a line, `where` in the story it is. */
async function differences(
  name: string,
  actual: Picture,
  where: (mismatch: Mismatch) => string,
): Promise<string[]> {
  compared += 1;
  const mismatch = await compare(name, actual);
  if (!mismatch) return [];
  const text = `${where(mismatch)}: ${describeMismatch(mismatch)}`;
  const picture = await writePicture(mismatch, browser);
  differing.push({ name, text, picture });
  return [`${text}. See .cache/visual/${picture}`];
}

const nameOf = ({ brand, mode }: Theme): string => `${brand} ${mode}`;
const baselineName = (id: string, { brand, mode }: Theme): string => `${id}.${brand}-${mode}`;
const sheetName = (id: string): string => `${id}.all-brands`;

async function axeProblems(
  page: Page,
  theme: Theme,
  { a11y = {} }: StoryTests,
  only?: string[],
): Promise<string[]> {
  const found = await violations(page, a11y.config?.rules ?? [], only);
  return found.map((text) => `${nameOf(theme)}: axe: ${text}`);
}

/** Pictures that the browser asked for and did not get. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc)
      .map(({ currentSrc }) => `broken picture: ${currentSrc}`),
  );

async function problemsIn(page: Page, { id }: Story, theme: Theme, tests: StoryTests): Promise<string[]> {
  await showTheme(page, theme);
  const problems = [...(await axeProblems(page, theme, tests)), ...(await brokenPictures(page))];
  if (tests.screenshot?.skip) return problems;
  const where = (): string => nameOf(theme);
  return [...problems, ...(await differences(baselineName(id, theme), await shoot(page), where))];
}

/** All themes of a story, small, on one picture. Only the nightly run checks the contrast of its texts in each. */
async function problemsOnSheet(page: Page, { id }: Story, tests: StoryTests): Promise<string[]> {
  const themes = themesOfSheet(tests.globals);
  const cells: Picture[] = [];
  for (const theme of themes) {
    await showTheme(page, theme);
    cells.push(shrink(await shoot(page)));
  }
  const where = ({ expected, actual }: Mismatch): string =>
    (expected ? differingThemes(expected, actual, themes) : themes).map(nameOf).join(', ');
  return differences(sheetName(id), composeSheet(cells), where);
}

/** The contrast of the texts of a story in every theme. */
async function contrastProblems(page: Page, tests: StoryTests): Promise<string[]> {
  const problems: string[] = [];
  for (const theme of themesOfSheet(tests.globals)) {
    await showTheme(page, theme);
    problems.push(...(await axeProblems(page, theme, tests, ['color-contrast'])));
  }
  return problems;
}

/** The stops of Tab without a visible change. The page is as large as in the story's first screenshot. */
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
  const sizes = sizesOf(story.title);
  await page.setViewportSize(sizes[0]!);
  await page.context().clearCookies();
  await openWorkbench(page, workbench);
  const playError = await showStory(page, story.id);
  if (playError) return [`The play function failed: ${playError}`];
  await stopTimers(page);
  const tests = await testsOf(page, story.id);
  const size = (turn: number): Size => {
    const { width, height } = { ...sizes[turn % sizes.length]!, ...tests.screenshot };
    return { width, height };
  };
  if (FOCUS_ONLY)
    return [...(await contrastProblems(page, tests)), ...(await unseenFocus(page, size(0), EVERY_THEME))];
  const problems: string[] = [];
  const hasSheet = tests.allBrands || FIRST_OF_PIECE.has(story.id);
  const views = themesOfStory(story.id, tests.globals, tests.screenshot?.width ? 1 : sizes.length).map(
    (theme, turn) => ({ theme, size: size(turn) }),
  );
  // A story with a sheet is seen at each width; the others, which show states, at one of them.
  const seen = hasSheet ? views : [views[choiceOf(story.id, views.length)]!];
  const shown = [
    ...seen.map(({ theme }) => baselineName(story.id, theme)),
    ...(hasSheet ? [sheetName(story.id)] : []),
  ];
  const stale = staleBaselines(story.id, new Set(tests.screenshot?.skip ? [] : shown));
  problems.push(...stale.map((file) => `${file} is a baseline of a theme that the story is not shown in`));
  for (const view of seen) {
    await page.setViewportSize(view.size);
    problems.push(...(await problemsIn(page, story, view.theme, tests)));
  }
  // Only the nightly run takes twelve pictures of each piece.
  if (EVERYTHING && hasSheet && !tests.screenshot?.skip) {
    await page.setViewportSize(size(0));
    problems.push(...(await problemsOnSheet(page, story, tests)));
  }
  problems.push(...(await motionProblems(page)));
  // After the screenshots, because Tab moves things. Only the nightly run checks other stories and themes.
  if (hasSheet) problems.push(...(await unseenFocus(page, size(0), [seen[0]!.theme])));
  if (EVERYTHING || hasSheet) problems.push(...(await largeTextProblems(page)));
  return problems;
}

/** Takes one of the pages. */
async function inPage(story: Story, find: (page: Page, story: Story) => Promise<string[]>): Promise<void> {
  const page = await takePage();
  try {
    const problems = await find(page, story);
    // The stack of this error says nothing about the story.
    if (problems.length > 0) throw Object.assign(new Error(problems.join('\n')), { stack: '' });
  } finally {
    if (page.context().browser() === browser) idle.push(page);
  }
}

it.concurrent.for(chosen)('$title › $name', (story) => inPage(story, problemsOf));

/** A page is high: a square of so many of its pixels becomes one. */
const PAGE_FACTOR = 8;

/** A whole page at a desktop's and a phone's width, small, on one picture. */
async function pageProblems(page: Page, story: Story): Promise<string[]> {
  await page.context().clearCookies();
  for (const theme of themesOfPage(story)) {
    await openWorkbench(page, workbench);
    await setGlobals(page, theme);
    const playError = await showStory(page, story.id);
    if (playError) return [`The play function failed: ${playError}`];
    if (await page.getByText(NO_PAGE).count()) continue;
    await stopTimers(page);
    const cells: Picture[] = [];
    for (const size of sizesOf(story.title)) {
      await page.setViewportSize(size);
      await showTheme(page, theme);
      cells.push(posterize(shrink(await shoot(page), PAGE_FACTOR)));
    }
    return differences(`${story.id}.whole-page`, composeSheet(cells), () => nameOf(theme));
  }
  return ['No brand has this page'];
}

// The fronts in the gate. Only the nightly run checks the other pages.
const pictured = chosenPages.filter(({ title }) => (EVERYTHING ? title !== BLOCKS : title === FRONTS));

it.concurrent.for(FOCUS_ONLY ? [] : pictured)('X7 $title › $name', { timeout: 120_000 }, (story) =>
  inPage(story, pageProblems),
);

/** Changes of a card that a comparison must see, each alone: rules of CSS in the page. */
const SMALL_CHANGES = [
  ['a headline that moves by a pixel', '.rt-card .headline { translate: 1px 0; }'],
  ['a gap that grows by a pixel', '.rt-card { --rt-card-gap: calc(var(--rt-space-3) + 1px); }'],
  ['a card that moves by a pixel as a whole', '.rt-card { translate: 0 1px; }'],
  ['a token of a colour', ':root { --rt-color-text-muted: #767676 !important; }'],
  ['a token of a size', ':root { --rt-space-3: 13px !important; }'],
] as const;

it('X7, Z3 the baseline of a card sees small changes', async () => {
  const story = all.find(({ id }) => id === 'components-card--stacked')!;
  const [size] = sizesOf(story.title);
  const [theme] = themesOfStory(story.id, undefined, 1);
  const page = await takePage();
  try {
    await page.setViewportSize(size!);
    await openWorkbench(page, workbench);
    await showStory(page, story.id);
    await stopTimers(page);
    await showTheme(page, theme!);
    const unseen: string[] = [];
    const usual = await shoot(page);
    for (const [name, css] of SMALL_CHANGES) {
      const style = await page.addStyleTag({ content: css });
      if (difference(usual, await shoot(page)).pixels <= ALLOWED_PIXELS) unseen.push(name);
      await style.evaluate((element) => (element as HTMLElement).remove());
    }
    expect(difference(usual, await shoot(page))).toEqual({ pixels: 0 });
    expect(unseen).toEqual([]);
  } finally {
    if (page.context().browser() === browser) idle.push(page);
  }
});

it('finds what is planted by each check', async () => {
  const story = all.find(({ id }) => id === 'components-button--primary')!;
  const [size] = sizesOf(story.title);
  const theme: Theme = { brand: 'weekly', mode: 'light' };
  const page = await takePage();
  try {
    await openWorkbench(page, workbench);
    await showStory(page, story.id);
    await page.addStyleTag({ content: ':focus-visible { outline: none !important; }' });
    await page.evaluate(() => {
      const root = document.getElementById('storybook-root')!;
      root.insertAdjacentHTML(
        'beforeend',
        '<img src="data:image/png;base64,AA"><p style="inline-size: 90rem; transition: color 1s !important">ancho</p>',
      );
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect(await axeProblems(page, theme, await testsOf(page, story.id))).toEqual([
      expect.stringContaining('image-alt'),
    ]);
    expect(await brokenPictures(page)).toHaveLength(1);
    expect(await motionProblems(page)).toHaveLength(1);
    expect(await unseenFocus(page, size!, [theme])).toHaveLength(1);
    expect(await largeTextProblems(page)).toHaveLength(1);
    await openWorkbench(page, workbench);
  } finally {
    if (page.context().browser() === browser) idle.push(page);
  }
});

it('axe runs in the tests, and not in the stories as well', async () => {
  const page = await takePage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(basename(request.url())));
  await openWorkbench(page, workbench);
  await showStory(page, all[0]!.id);
  idle.push(page);
  const axe = readdirSync(join(STORYBOOK, 'assets')).filter((name) => name.startsWith('axe-'));
  expect(axe).toHaveLength(1);
  expect(loaded).not.toContain(axe[0]);
});

it('every baseline belongs to a story', () => {
  const left = orphans(all.map(({ id }) => id));
  if (left.length > 0) throw new Error(`npm run visual:accept removes these:\n${left.join('\n')}`);
});
