import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { CONTEXT_OPTIONS } from '../../tools/chromium.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Story {
  id: string;
  title: string;
  name: string;
}

/** One build of Storybook, served, with one page that shows its stories one after another. */
export interface Workbench {
  stories: Story[];
  page: Page;
  close(): Promise<void>;
}

/** Builds Storybook with thin or with live roots, serves it, and opens it. */
export async function openWorkbench(mode: 'thin' | 'live', browser: Browser): Promise<Workbench> {
  const outDir = join(ROOT, '.cache/styles', mode);
  execFileSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
      ...['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', outDir],
    ],
    { cwd: ROOT, env: { ...process.env, ROTATIVA_STYLES: mode, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  const server = await preview({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls!.local[0]!;
  const context = await browser.newContext(CONTEXT_OPTIONS);
  const page = await context.newPage();
  await page.goto(`${url}iframe.html?globals=a11y.manual:!true`, { waitUntil: 'load' });
  await page.waitForFunction('globalThis.__STORYBOOK_ADDONS_CHANNEL__');
  const index = (await (await fetch(`${url}index.json`)).json()) as {
    entries: Record<string, Story & { type: string }>;
  };
  return {
    page,
    stories: Object.values(index.entries).filter(({ type }) => type === 'story'),
    async close() {
      await context.close();
      await server.close();
    },
  };
}

interface Channel {
  on(event: string, listener: (detail: unknown) => void): void;
  off(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: unknown): void;
}

/**
 * Shows a story and waits until it has rendered and its play function is over. A play function that fails
 * is reported by the stories' own tests; here it leaves a page like any other.
 *
 * @throws when the story does not render
 */
export async function showStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const failures = ['storyErrored', 'storyThrewException', 'storyMissing'];
        const ends = ['storyFinished', 'storyUnchanged', 'playFunctionThrewException'];
        const stop = () => {
          ends.forEach((name) => channel.off(name, finished));
          failures.forEach((name) => channel.off(name, failed));
        };
        const finished = () => {
          stop();
          resolve();
        };
        const failed = (detail: unknown) => {
          stop();
          reject(new Error(`${id}: ${(detail as Error).message ?? JSON.stringify(detail)}`));
        };
        ends.forEach((name) => channel.on(name, finished));
        failures.forEach((name) => channel.on(name, failed));
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}
