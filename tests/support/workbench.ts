import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { preview, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Its source file, such as `./src/components/Button/Button.stories.tsx`. */
  importPath: string;
}

function entriesOf(folder: string, wanted: 'docs' | 'story'): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === wanted);
}

/** @param folder a build of Storybook */
export const storiesOf = (folder: string): Story[] => entriesOf(folder, 'story');

/** Whether a story is a whole page of a site, and not one of a piece. */
export const isPage = ({ title }: Story): boolean => title.startsWith('Pages/');

/** The first story of each piece, which shows it as it usually is. */
export const firstOfPieces = (stories: readonly Story[]): Story[] => [
  ...new Map([...stories].reverse().map((story) => [story.title, story])).values(),
];

/** The documentation pages. @param folder a build of Storybook */
export const pagesOf = (folder: string): Story[] => entriesOf(folder, 'docs');

export interface Workbench {
  /** The address of the page that shows one story at a time. */
  url: string;
  close(): Promise<void>;
}

/** Serves a build of Storybook on a free port. */
export async function serveWorkbench(folder: string, plugins: Plugin[] = []): Promise<Workbench> {
  const server = await preview({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins,
    build: { outDir: folder },
    // The build does not change while it is served, so pages can cache its files.
    preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=86400' } },
  });
  return {
    url: `${server.resolvedUrls!.local[0]!}iframe.html`,
    close: () => server.close(),
  };
}

/** Opens the workbench again, without any state of the previous story. */
export async function openWorkbench(page: Page, { url }: Workbench): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction('globalThis.__STORYBOOK_ADDONS_CHANNEL__');
  // Tests run axe in the themes where it is required. The add-on would run it once more in each story. Without a story
  // in the address, Storybook does not read globals from there.
  await setGlobals(page, { a11y: { manual: true } });
}

interface Channel {
  on(event: string, listener: (detail: unknown) => void): void;
  off(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: unknown): void;
}

/** Chooses in the toolbar, before a story is shown. */
export const setGlobals = (page: Page, globals: object): Promise<void> =>
  page.evaluate((chosen) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    channel.emit('updateGlobals', { globals: chosen });
  }, globals);

/**
 * Shows a story from its beginning, also one that the page shows already, and waits until it has rendered and its play
 * function has ended.
 *
 * @returns the error of the play function, if any. The page stays as the function left it.
 * @throws if the story does not render
 */
export const showStory = (page: Page, storyId: string): Promise<string | undefined> =>
  emitAndFinish(page, storyId, 'setCurrentStory');

/** Shows the story of the page once more, from its beginning. @returns as `showStory` */
export const remountStory = (page: Page, storyId: string): Promise<string | undefined> =>
  emitAndFinish(page, storyId, 'forceRemount');

function emitAndFinish(
  page: Page,
  storyId: string,
  event: 'setCurrentStory' | 'forceRemount',
): Promise<string | undefined> {
  return page.evaluate(
    ([id, name]) =>
      new Promise<string | undefined>((resolve, reject) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const text = (detail: unknown) => (detail as Error | undefined)?.message ?? JSON.stringify(detail);
        const failed = (detail: unknown) => end(() => reject(new Error(`${id}: ${text(detail)}`)));
        let playError: string | undefined;
        const listeners: Record<string, (detail: unknown) => void> = {
          storyErrored: failed,
          storyMissing: failed,
          storyThrewException: (detail) => {
            // Storybook throws the error of a play function once more.
            if (playError === undefined) failed(detail);
          },
          playFunctionThrewException: (detail) => (playError = text(detail)),
          unhandledErrorsWhilePlaying: (detail) => (playError = text((detail as unknown[])[0])),
          // The previous story may finish only now.
          storyFinished: (detail) => {
            if ((detail as { storyId: string }).storyId === id) end(() => resolve(playError));
          },
          storyUnchanged: () => channel.emit('forceRemount', { storyId: id }),
        };
        const end = (settle: () => void) => {
          for (const [heard, listener] of Object.entries(listeners)) channel.off(heard, listener);
          settle();
        };
        for (const [heard, listener] of Object.entries(listeners)) channel.on(heard, listener);
        channel.emit(name, { storyId: id, viewMode: 'story' });
      }),
    [storyId, event] as const,
  );
}
