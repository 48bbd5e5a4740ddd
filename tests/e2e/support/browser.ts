import type { Browser, BrowserContext } from 'playwright-core';
import { isRunning, launch } from '../../../tools/chromium.ts';

let started: Promise<Browser> | undefined;

/** The browser of all files of a worker, and another one after a crash. It ends with the worker. */
export async function theBrowser(): Promise<Browser> {
  const running = await started;
  return running && (await isRunning(running)) ? running : (started = launch());
}

/** Closes a context. A request that a test's route still answers ends with it, and is no error of the next test. */
export async function closeContext(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Closes the pages that are left open, such as those of tests that failed. */
export async function closePages(): Promise<void> {
  const running = await started;
  if (!running?.isConnected()) return;
  await Promise.all(running.contexts().map(closeContext));
}
