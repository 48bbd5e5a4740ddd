import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { CONTEXT_OPTIONS, endOnCrash, isRunning, launch } from '../../tools/chromium.ts';

/** Whole checks of a story end long before, on a busy machine too. */
const ANSWER_MS = 120_000;

export interface PoolOptions {
  /** Number of pages that are used at the same time. */
  count: number;
  /** Prepares each new page. */
  prepare: (page: Page) => Promise<void>;
  context?: BrowserContextOptions;
  /** A page that is used for longer hangs. */
  answerMs?: number | undefined;
}

/** Open pages of one browser, which the tests of a file use one after another. */
export interface PagePool {
  readonly browser: Browser;
  /**
   * Runs what a test does with a page that no other test uses. A page that hangs is closed, so that what waits for it
   * ends and the tests after it have a page.
   */
  use<Result>(test: (page: Page) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Opens the pages. After a crash of the browser there are new ones. */
export async function openPagePool(options: PoolOptions): Promise<PagePool> {
  const { count, prepare, context, answerMs = ANSWER_MS } = options;
  let browser: Browser;
  const idle: Page[] = [];
  async function openPage(): Promise<Page> {
    const page = await (await browser.newContext({ ...CONTEXT_OPTIONS, ...context })).newPage();
    endOnCrash(page);
    await prepare(page);
    return page;
  }
  async function open(): Promise<void> {
    browser = await launch();
    idle.length = 0;
    for (let opened = 0; opened < count; opened += 1) idle.push(await openPage());
  }
  let reopening: Promise<void> | undefined;
  await open();
  return {
    get browser() {
      return browser;
    },
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
    close: () => browser.close(),
  };
}
