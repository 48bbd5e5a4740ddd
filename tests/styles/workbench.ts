import { basename, join } from 'node:path';
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
  /** Those of the chosen pieces. Whole pages have no styles but those of their pieces. */
  stories: workbench.Story[];
  page: Page;
  close(): Promise<void>;
}

/** The build of Storybook with styled-components at run time. The published one has compiled roots. */
export const RUNTIME = join(ROOT, '.cache/styles/runtime');

/**
 * Serves a build of Storybook and opens it.
 *
 * @param outDir its folder
 * @param pieces those whose stories are listed
 */
export async function openWorkbench(
  outDir: string,
  browser: Browser,
  pieces: readonly string[],
): Promise<Workbench> {
  const shown = new Set(pieces.map((piece) => `./src/${piece}/${basename(piece)}.stories.tsx`));
  const served = await workbench.serveWorkbench(outDir);
  const context = await browser.newContext(CONTEXT_OPTIONS);
  const page = await context.newPage();
  endOnCrash(page);
  await workbench.openWorkbench(page, served);
  return {
    page,
    stories: workbench.storiesOf(outDir).filter(({ importPath }) => shown.has(importPath)),
    async close() {
      await context.close();
      await served.close();
    },
  };
}
