import type { Page } from 'playwright-core';
import type { Theme } from '../../.storybook/brands.ts';
import { decode, type Box, type Picture } from '../support/picture.ts';
import type { StoryTests } from './views.ts';

/** The fixed time of every story, so that countdowns and relative times always look the same. */
const NOW = '2026-11-20T20:00:00-05:00';

const LONG_MS = 500;

/**
 * Runs in the page before anything else. After `stopTimers()`, timers of half a second or more no longer fire: bars that
 * hide and slides that advance stay as the story left them, on a slow machine too.
 */
function stoppableTimers(long: number): void {
  type Start = (action: () => void, delay: number) => unknown;
  let stopped = false;
  const stoppable =
    (start: Start) =>
    (action: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]): unknown =>
      start(() => {
        if (!stopped || delay < long) action(...rest);
      }, delay);
  Object.assign(window, {
    setTimeout: stoppable(window.setTimeout.bind(window)),
    setInterval: stoppable(window.setInterval.bind(window)),
    stopTimers: () => {
      stopped = true;
    },
    startTimers: () => {
      stopped = false;
    },
  });
}

/**
 * Runs in the page before anything else. Storybook waits for animations to end, at most five seconds. Those that follow
 * scrolling, as of a header over a picture, do not end, so that it would wait in vain. What they draw is the same.
 */
function withoutScrolling(): void {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}

/**
 * Runs in the page before anything else. To take a picture of more than the window, Chromium makes the window one pixel
 * wide and then as it was. A busy machine may draw it in between: a list has room only above its field then, and keeps that
 * side. Without another side to try, it forgets the side.
 */
function keepSides(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media (max-width: 1px) { * { position-try-fallbacks: none !important; } }');
  document.adoptedStyleSheets.push(sheet);
}

/** Prepares a page for stories: its clock is fixed, and storage is cleared before each story. */
export async function preparePage(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript('localStorage.clear(); sessionStorage.clear();');
  await page.addInitScript(stoppableTimers, LONG_MS);
  await page.addInitScript(withoutScrolling);
  await page.addInitScript(keepSides);
}

export const stopTimers = async (page: Page): Promise<void> => {
  await page.evaluate('stopTimers()');
};

/**
 * Prepares a page that has shown a story for the next one, without loading it again. A story may leave more than this:
 * a test that finds a problem looks once more in a new page.
 */
export async function forgetStory(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    (window as unknown as { startTimers(): void }).startTimers();
    scrollTo(0, 0);
  });
}

/** The globals and parameters of a story that its tests read. */
export const testsOf = (page: Page, storyId: string): Promise<StoryTests> =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: {
        loadStory(what: {
          storyId: string;
        }): Promise<{ parameters: StoryTests; storyGlobals: StoryTests['globals'] }>;
      };
    };
    const { parameters, storyGlobals: globals } = await preview.loadStory({ storyId: id });
    const { allBrands, screenshot, a11y } = parameters;
    return JSON.parse(JSON.stringify({ globals, allBrands, screenshot, a11y })) as StoryTests;
  }, storyId);

/** Switches the theme like a site: by attributes, without rendering. */
export async function showTheme(page: Page, { brand, mode }: Theme): Promise<void> {
  await page.evaluate(
    ([brandName, modeName]) => {
      document.documentElement.dataset['brand'] = brandName;
      document.documentElement.dataset['mode'] = modeName;
    },
    [brand, mode] as const,
  );
  await page.evaluate(stillness);
}

/**
 * Runs in the page: waits until nothing moves and every picture is loaded. Fonts of the new brand load one after another,
 * each after a layout. Another width makes pictures choose another file, and a promise for the first file is rejected.
 */
async function stillness(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const posters = [...document.querySelectorAll<HTMLVideoElement>('video[poster]')].map(({ poster }) =>
    Object.assign(new Image(), { src: poster }),
  );
  const places = (): string =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .map((element) => [
        element.offsetLeft,
        element.offsetTop,
        element.offsetWidth,
        element.offsetHeight,
        element instanceof HTMLImageElement && element.currentSrc,
      ])
      .join(' ');
  let before = '';
  for (let turn = 0, same = 0; same < 2 && turn < 60; turn += 1) {
    const pictures = [...document.images, ...posters];
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 30));
    const now = places();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** Margin around a piece: a shadow or a focus ring extends beyond its box. */
const MARGIN_PX = 16;

/**
 * Runs in the page: the box from the page's corner to the end of the content. It includes the corner, so that a piece
 * that moves as a whole is noticed.
 */
function contentBox(margin: number): Box {
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('.sb-wrapper, #storybook-docs, script, style'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const { clientWidth, scrollHeight } = document.documentElement;
  const end = (edges: number[], most: number) =>
    Math.min(most, Math.ceil(Math.max(0, ...edges) + margin)) || most;
  return {
    x: 0,
    y: 0,
    width: end(
      boxes.map(({ right }) => right + scrollX),
      clientWidth,
    ),
    height: end(
      boxes.map(({ bottom }) => bottom + scrollY),
      scrollHeight,
    ),
  };
}

/** A picture of the piece, cropped to it. */
export async function shoot(page: Page): Promise<Picture> {
  const png = await page.screenshot({
    clip: await page.evaluate(contentBox, MARGIN_PX),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    // The browser's controls, which are animated while a video is loading.
    style: 'video::-webkit-media-controls { display: none !important; }',
  });
  return decode(png);
}
