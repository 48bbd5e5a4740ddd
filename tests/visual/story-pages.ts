import type { Page } from 'playwright-core';
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { EVERYTHING } from '../support/everything.ts';
import { testPictures } from '../support/test-picture.ts';
import { openWorkbench, serveWorkbench, type Workbench } from '../support/workbench.ts';
import { PICTURES_ONLY } from './chosen-stories.ts';
import { closeEarlier } from './expected.ts';
import { openPagePool, type PagePool } from './page-pool.ts';
import { forgetStory, preparePage } from './story-page.ts';

/** So many stories are shown in one page before it is loaded again. A page that is never loaded again grows. */
const STORIES_OF_A_PAGE = 25;

/** The open pages of a file of tests. Each shows one story after another. */
export interface StoryPages extends PagePool {
  workbench: Workbench;
  /**
   * Prepares a page for a story. Returns whether the page is new: in the gate most have shown other stories, which may
   * have left something; every night each story has a new one.
   */
  prepare(page: Page): Promise<boolean>;
  /** Loads the page again. */
  renew(page: Page): Promise<void>;
}

/**
 * Opens so many pages.
 *
 * @param answerMs a page that is used for longer hangs
 */
export async function openStoryPages(count: number, answerMs?: number): Promise<StoryPages> {
  const workbench = await serveWorkbench(STORYBOOK, [testPictures(STORYBOOK)]);
  const pool = await openPagePool({ count, prepare: preparePage, answerMs });
  const shown = new WeakMap<Page, number>();
  const renew = async (page: Page): Promise<void> => {
    await page.context().clearCookies();
    await openWorkbench(page, workbench);
    shown.set(page, 1);
  };
  return {
    get browser() {
      return pool.browser;
    },
    use: pool.use,
    workbench,
    async prepare(page) {
      const before = shown.get(page) ?? STORIES_OF_A_PAGE;
      if (EVERYTHING || PICTURES_ONLY || before >= STORIES_OF_A_PAGE) {
        await renew(page);
        return true;
      }
      await forgetStory(page);
      shown.set(page, before + 1);
      return false;
    },
    renew,
    async close() {
      await closeEarlier();
      await pool.close();
      await workbench.close();
    },
  };
}
