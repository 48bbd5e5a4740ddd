import type { Page } from 'playwright-core';
import type { Theme } from '../../.storybook/brands.ts';
import { sizesOf, type Size } from '../../.storybook/story-sizes.ts';
import { EVERYTHING } from '../support/everything.ts';
import { ENOUGH, findStops, focusStops } from '../support/focus.ts';
import { EVERY_THEME, themesOfSheet } from '../support/themes-of-story.ts';
import { showStory, type Story } from '../support/workbench.ts';
import { violations } from './axe.ts';
import { FIRST_OF_PIECE, FOCUS_ONLY, PICTURES_ONLY } from './chosen-stories.ts';
import { compare, lineProblems, type Mismatch } from './compare.ts';
import { draw } from './draw.ts';
import { unseenHover } from './hover.ts';
import type { State, View } from './manifest.ts';
import { largeTextProblems, motionProblems } from './reader-settings.ts';
import { showTheme, stopTimers, testsOf } from './story-page.ts';
import { allSightsOf, sightsOf, STATES, type Sight, type StoryTests } from './views.ts';

/** Whether every picture of a story is taken, and not only those of the gate. */
const EVERY_PICTURE = EVERYTHING || PICTURES_ONLY;

/** The findings of the checks of a story. */
export interface Found {
  problems: string[];
  mismatches: Mismatch[];
}

const inTheme = ({ brand, mode }: Theme, problem: string): string => `${brand} ${mode}: ${problem}`;

export async function axeProblems(
  page: Page,
  theme: Theme,
  { a11y = {} }: StoryTests,
  only?: string[],
): Promise<string[]> {
  const found = await violations(page, a11y.config?.rules ?? [], only);
  return found.map((text) => inTheme(theme, `axe: ${text}`));
}

/** Pictures that the browser asked for and did not get. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc)
      .map(({ currentSrc }) => `broken picture: ${currentSrc}`),
  );

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
export async function unseenFocus(page: Page, size: Size, themes: readonly Theme[]): Promise<string[]> {
  await page.setViewportSize(size);
  const problems: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await showTheme(page, theme);
    if (index === 0) await findStops(page);
    const stops = await focusStops(page);
    const unseen = stops.filter(({ seen }) => seen < ENOUGH);
    problems.push(
      ...unseen.map(({ name, seen }) =>
        inTheme(
          theme,
          `the focus is not seen at ${name}: ${seen.toFixed(2)} of ${ENOUGH} changed pixels along its outline`,
        ),
      ),
    );
  }
  return problems;
}

const viewOf = ({ id }: Story, { theme, size: { width } }: Sight, state: State = 'rest'): View => ({
  story: id,
  theme,
  width,
  state,
});

/** Every picture of a story that a test takes: in the gate, or every night. */
function viewsOf(story: Story, tests: StoryTests, isFirst: boolean): View[] {
  if (tests.screenshot?.skip) return [];
  const [usual] = sightsOf(story, tests, isFirst);
  return [
    ...allSightsOf(story, tests, isFirst).map((sight) => viewOf(story, sight)),
    ...(isFirst ? STATES.map((state) => viewOf(story, usual!, state)) : []),
  ];
}

/** The focus of every stop and the contrast of the texts of a story in every theme. */
async function checkFocus(page: Page, tests: StoryTests, size: Size): Promise<string[]> {
  return [...(await contrastProblems(page, tests)), ...(await unseenFocus(page, size, EVERY_THEME))];
}

/** Checks a story that the page shows after its play function has ended. */
async function checkShown(page: Page, story: Story): Promise<Found> {
  await stopTimers(page);
  const tests = await testsOf(page, story.id);
  const isFirst = FIRST_OF_PIECE.has(story.id);
  const sights = sightsOf(story, tests, isFirst);
  const [usual] = sights;
  if (FOCUS_ONLY) return { problems: await checkFocus(page, tests, usual!.size), mismatches: [] };
  const views = viewsOf(story, tests, isFirst);
  const problems: string[] = [];
  const mismatches: Mismatch[] = [];
  const isPictured = views.length > 0;
  const take = async (sight: Sight, state: State): Promise<void> => {
    await page.setViewportSize(sight.size);
    const picture = await draw(page, sight.theme, state);
    mismatches.push(...compare(viewOf(story, sight, state), sight.size, picture));
  };
  for (const sight of sights) {
    if (isPictured) await take(sight, 'rest');
    if (PICTURES_ONLY) continue;
    await page.setViewportSize(sight.size);
    await showTheme(page, sight.theme);
    problems.push(...(await axeProblems(page, sight.theme, tests)), ...(await brokenPictures(page)));
  }
  if (isPictured && isFirst) for (const state of STATES) await take(usual!, state);
  // Only the nightly run sees every theme.
  const others = allSightsOf(story, tests, isFirst).slice(sights.length);
  if (isPictured && EVERY_PICTURE) for (const sight of others) await take(sight, 'rest');
  problems.push(...lineProblems(story.id, views, EVERY_PICTURE));
  if (PICTURES_ONLY) return { problems, mismatches };
  await page.setViewportSize(usual!.size);
  await showTheme(page, usual!.theme);
  problems.push(...(await unseenHover(page, story.id)).map((problem) => inTheme(usual!.theme, problem)));
  problems.push(...(await motionProblems(page)));
  // After the screenshots, because Tab moves things. Only the nightly run checks other stories and themes.
  const isSheet = isFirst || tests.allBrands;
  if (isSheet) problems.push(...(await unseenFocus(page, usual!.size, [usual!.theme])));
  if (EVERYTHING || isSheet) problems.push(...(await largeTextProblems(page)));
  return { problems, mismatches };
}

/** Shows a story in a prepared page, and checks it. */
export async function checkStory(page: Page, story: Story): Promise<Found> {
  await page.setViewportSize(sizesOf(story.title)[0]!);
  const playError = await showStory(page, story.id);
  if (playError) return { problems: [`The play function failed: ${playError}`], mismatches: [] };
  return checkShown(page, story);
}
