import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CONTEXT_OPTIONS, endOnCrash, launch } from '../../tools/chromium.ts';

/** Opens pages of the site in one browser, and fails a test in which one of them reported an error. */
export interface Site {
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/** Violations of a policy are errors of the console too. */
export function openSite(): Site {
  let browser: Browser;
  const problems: string[] = [];
  const opened: Page[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
    expect(problems.splice(0)).toEqual([]);
  });
  return {
    async open(path, options = {}) {
      const context = await browser.newContext({
        ...CONTEXT_OPTIONS,
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      const page = await context.newPage();
      endOnCrash(page);
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${path}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
      opened.push(page);
      await page.goto(`${inject('site')}${path}`, { waitUntil: 'load' });
      return page;
    },
  };
}
