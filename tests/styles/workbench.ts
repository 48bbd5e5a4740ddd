import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { CONTEXT_OPTIONS, endOnCrash } from '../../tools/chromium.ts';
import * as workbench from '../support/workbench.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const HEIGHT_PX = 800;

/** Sets the width of the window. */
export const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHT_PX });

/**
 * Shows a story and waits until its play function has ended. One that fails has a second try, because a busy machine
 * may be late. What it leaves is compared even if it fails: some expect a wider window, and the Storybook run judges them.
 */
export async function showStory(page: Page, storyId: string, width: number): Promise<void> {
  // First the width: what is placed beside an anchor keeps a fallback position that it has taken in a narrower window.
  await resize(page, width);
  const error = await workbench.showStory(page, storyId);
  if (error !== undefined) await workbench.remountStory(page, storyId);
}

/** A served build of Storybook, with one page that shows one story after another. */
export interface Workbench {
  stories: workbench.Story[];
  page: Page;
  close(): Promise<void>;
}

/** The folder of the build with compiled or runtime roots. */
export const folderOf = (mode: 'compiled' | 'runtime'): string => join(ROOT, '.cache/styles', mode);

/** Serves a build of Storybook and opens it. @param outDir `folderOf` a mode */
export async function openWorkbench(outDir: string, browser: Browser): Promise<Workbench> {
  const served = await workbench.serveWorkbench(outDir);
  const context = await browser.newContext(CONTEXT_OPTIONS);
  const page = await context.newPage();
  endOnCrash(page);
  await workbench.openWorkbench(page, served);
  return {
    page,
    // Whole pages have no styles but those of their pieces.
    stories: workbench.storiesOf(outDir).filter((story) => !workbench.isPage(story)),
    async close() {
      await context.close();
      await served.close();
    },
  };
}
