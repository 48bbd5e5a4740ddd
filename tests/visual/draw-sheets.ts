/**
 * Draws the pictures of the documentation site: the usual story of each piece in every brand and mode, on one sheet.
 * `node tests/visual/draw-sheets.ts FOLDER` writes `STORY.all-brands.webp` files there. Storybook must be built.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SHEET_ENDING } from '../../.storybook/package-facts.ts';
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { encode, type Picture } from '../support/picture.ts';
import { themesOfSheet } from '../support/themes-of-story.ts';
import { firstOfPieces, isPage, showStory, storiesOf, type Story } from '../support/workbench.ts';
import { draw } from './draw.ts';
import { PAGES } from './open-pages.ts';
import { composeSheet, shrink } from './sheet.ts';
import { stopTimers, testsOf } from './story-page.ts';
import { openStoryPages } from './story-pages.ts';
import { sizesOfStory } from './views.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say where the sheets are written: node tests/visual/draw-sheets.ts FOLDER');

mkdirSync(folder, { recursive: true });
const stories = storiesOf(STORYBOOK).filter((story) => !isPage(story));
const usual = new Set(firstOfPieces(stories).map(({ id }) => id));
const pages = await openStoryPages(PAGES);
let drawn = 0;

/** The sheet of a story. Undefined if it has none. */
async function sheetOf(page: Page, story: Story): Promise<Picture | undefined> {
  await pages.renew(page);
  const tests = await testsOf(page, story.id);
  if (tests.screenshot?.skip || !(usual.has(story.id) || tests.allBrands)) return undefined;
  await page.setViewportSize(sizesOfStory(story, tests)[0]!);
  await showStory(page, story.id);
  await stopTimers(page);
  const cells: Picture[] = [];
  for (const theme of themesOfSheet(tests.globals)) cells.push(shrink(await draw(page, theme, 'rest')));
  return composeSheet(cells);
}

const left = [...stories];
async function drawNext(): Promise<void> {
  for (let story = left.shift(); story; story = left.shift()) {
    const { id } = story;
    const sheet = await pages.use((page) => sheetOf(page, story!));
    if (!sheet) continue;
    writeFileSync(join(folder!, `${id}${SHEET_ENDING}`), await encode(sheet));
    drawn += 1;
    if (drawn % 20 === 0) console.log(`${drawn} sheets are drawn, ${left.length} stories are left`);
  }
}
await Promise.all(Array.from({ length: PAGES }, drawNext));
await pages.close();
console.log(`${drawn} sheets are drawn`);
