import type { Page } from 'playwright-core';
import { CONTEXT_OPTIONS, launch } from '../../../tools/chromium.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { serveWorkbench } from '../../support/workbench.ts';
import type { Size } from '../../../.storybook/story-sizes.ts';

/** The built Storybook in a browser. */
export interface StorybookPage {
  page: Page;
  /** The address of a path of Storybook. */
  address(path: string): string;
  close(): Promise<void>;
}

/** Serves the built Storybook, and opens a page of this size, which is still empty. */
export async function openStorybook(size: Size): Promise<StorybookPage> {
  const workbench = await serveWorkbench(STORYBOOK);
  const browser = await launch();
  const page = await (await browser.newContext(CONTEXT_OPTIONS)).newPage();
  await page.setViewportSize(size);
  // Twelve frames start at once, beside the stories of another file.
  page.setDefaultTimeout(120_000);
  return {
    page,
    address: (path) => new URL(path, workbench.url).href,
    close: async () => {
      await browser.close();
      await workbench.close();
    },
  };
}
