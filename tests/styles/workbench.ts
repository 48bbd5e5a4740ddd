import { execFileSync } from 'node:child_process';
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
 * Shows a story and waits until its play function has ended. A play function that fails has a second try: here its
 * result is compared, and the Storybook run judges it.
 *
 * @throws if the play function fails twice
 */
export async function showStory(page: Page, storyId: string, width: number): Promise<void> {
  // First the width: what is placed beside an anchor keeps a fallback position that it has taken in a narrower window.
  await resize(page, width);
  if ((await workbench.showStory(page, storyId)) === undefined) return;
  const error = await workbench.remountStory(page, storyId);
  if (error !== undefined) throw new Error(`${storyId}: the play function failed: ${error}`);
}

/** A served build of Storybook, with one page that shows one story after another. */
export interface Workbench {
  stories: workbench.Story[];
  page: Page;
  close(): Promise<void>;
}

/** Builds Storybook with thin or live roots. Returns its folder. */
export function buildWorkbench(mode: 'thin' | 'live'): string {
  const outDir = join(ROOT, '.cache/styles', mode);
  execFileSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
      ...['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', outDir],
    ],
    { cwd: ROOT, env: { ...process.env, ROTATIVA_STYLES: mode, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  return outDir;
}

/** Serves a build of Storybook and opens it. @param outDir the result of `buildWorkbench` */
export async function openWorkbench(outDir: string, browser: Browser): Promise<Workbench> {
  const served = await workbench.serveWorkbench(outDir);
  const context = await browser.newContext(CONTEXT_OPTIONS);
  const page = await context.newPage();
  endOnCrash(page);
  await workbench.openWorkbench(page, served);
  return {
    page,
    stories: workbench.storiesOf(outDir),
    async close() {
      await context.close();
      await served.close();
    },
  };
}
