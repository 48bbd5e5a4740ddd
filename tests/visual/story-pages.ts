import type { Browser, Page } from 'playwright-core';
import { CONTEXT_OPTIONS, endOnCrash, isRunning, launch } from '../../tools/chromium.ts';
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { EVERYTHING } from '../support/everything.ts';
import { testPictures } from '../support/test-picture.ts';
import { openWorkbench, serveWorkbench, type Workbench } from '../support/workbench.ts';
import { PICTURES_ONLY } from './chosen-stories.ts';
import { closeEarlier } from './expected.ts';
import { forgetStory, preparePage } from './story-page.ts';

/** Whole checks of a story end long before, on a busy machine too. */
const ANSWER_MS = 120_000;

/** So many stories are shown in one page before it is loaded again. A page that is never loaded again grows. */
const STORIES_OF_A_PAGE = 25;

/** The open pages of a file of tests. Each shows one story after another. */
export interface StoryPages {
  browser: Browser;
  workbench: Workbench;
  /**
   * Runs what a test does with a page that no other test uses. A page that hangs is closed, so that what waits for it
   * ends and the tests after it have a page.
   */
  use<Result>(test: (page: Page) => Promise<Result>): Promise<Result>;
  /**
   * Prepares a page for a story. Returns whether the page is new: in the gate most have shown other stories, which may
   * have left something; every night each story has a new one.
   */
  prepare(page: Page): Promise<boolean>;
  /** Loads the page again. */
  renew(page: Page): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens so many pages. After a crash of the browser there are new ones.
 *
 * @param answerMs a page that is used for longer hangs
 */
export async function openStoryPages(count: number, answerMs = ANSWER_MS): Promise<StoryPages> {
  const workbench = await serveWorkbench(STORYBOOK, [testPictures(STORYBOOK)]);
  let browser: Browser;
  const idle: Page[] = [];
  let shown = new WeakMap<Page, number>();
  async function openPage(): Promise<Page> {
    const page = await (await browser.newContext(CONTEXT_OPTIONS)).newPage();
    endOnCrash(page);
    await preparePage(page);
    return page;
  }
  async function open(): Promise<void> {
    browser = await launch();
    idle.length = 0;
    shown = new WeakMap();
    for (let opened = 0; opened < count; opened += 1) idle.push(await openPage());
  }
  let reopening: Promise<void> | undefined;
  await open();
  const renew = async (page: Page): Promise<void> => {
    await page.context().clearCookies();
    await openWorkbench(page, workbench);
    shown.set(page, 1);
  };
  return {
    get browser() {
      return browser;
    },
    workbench,
    async use(test) {
      if (!(await isRunning(browser))) {
        reopening ??= open().finally(() => (reopening = undefined));
        await reopening;
      }
      const page = idle.pop()!;
      let hangs = false;
      const end = setTimeout(() => {
        hangs = true;
        void page.context().close();
      }, answerMs);
      try {
        return await test(page);
      } catch (error) {
        throw hangs ? new Error(`The page did not answer within ${answerMs / 1000} s`) : error;
      } finally {
        clearTimeout(end);
        if (page.context().browser() === browser && browser.isConnected())
          idle.push(page.isClosed() ? await openPage() : page);
      }
    },
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
      await browser.close();
      await workbench.close();
    },
  };
}
