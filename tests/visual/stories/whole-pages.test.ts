import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { NO_PAGE } from '../../../.storybook/brands.ts';
import { sizesOf } from '../../../.storybook/story-sizes.ts';
import { setGlobals, showStory, type Story } from '../../support/workbench.ts';
import { PICTURED } from '../chosen-stories.ts';
import { compare, type Mismatch } from '../compare.ts';
import { draw } from '../draw.ts';
import type { Found } from '../story-checks.ts';
import { stopTimers } from '../story-page.ts';
import { PAGES } from '../open-pages.ts';
import { judge, STORY_TIMEOUT_MS, openedStoryPages } from '../test-stories.ts';
import { themesOfPage } from '../whole-pages.ts';

/** Pictures of whole pages at a desktop's and a phone's width. */
const pages = openedStoryPages(PAGES);

async function checkPage(page: Page, story: Story): Promise<Found> {
  for (const theme of themesOfPage(story)) {
    await page.setViewportSize(sizesOf(story.title)[0]!);
    await pages().renew(page);
    await setGlobals(page, theme);
    const playError = await showStory(page, story.id);
    if (playError) return { problems: [`The play function failed: ${playError}`], mismatches: [] };
    if (await page.getByText(NO_PAGE).count()) continue;
    await stopTimers(page);
    const mismatches: Mismatch[] = [];
    for (const size of sizesOf(story.title)) {
      await page.setViewportSize(size);
      const view = { story: story.id, theme, width: size.width, state: 'rest' } as const;
      mismatches.push(...compare(view, size, await draw(page, theme, 'rest')));
    }
    return { problems: [], mismatches };
  }
  return { problems: ['No brand has this page'], mismatches: [] };
}

it.concurrent.for(PICTURED)('X7 $title › $name', { timeout: STORY_TIMEOUT_MS }, async (story) =>
  judge(await pages().use((page) => checkPage(page, story)), pages()),
);
