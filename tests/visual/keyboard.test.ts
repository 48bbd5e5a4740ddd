import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTEXT_OPTIONS, launch } from '../../tools/chromium.ts';
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { EVERYTHING } from '../support/everything.ts';
import { unfocus } from '../support/focus.ts';
import { KEYBOARD_SECTIONS } from '../support/keyboard/pages.ts';
import { sentenceOf, type Row, type Shown, type Walk } from '../support/keyboard/pattern.ts';
import { KEYBOARD_PATTERNS } from '../support/keyboard/patterns.ts';
import { sweep } from '../support/keyboard/sweep.ts';
import {
  isPage,
  openWorkbench,
  serveWorkbench,
  showStory,
  type Story,
  type Workbench,
} from '../support/workbench.ts';
import { all, chosen, FOCUS_ONLY } from './chosen-stories.ts';
import { preparePage } from './story-page.ts';
import { PAGES } from './vitest.config.ts';

const HEIGHT = 720;
const WIDTH = 640;

let browser: Browser;
let workbench: Workbench;
const idle: Page[] = [];

beforeAll(async () => {
  workbench = await serveWorkbench(STORYBOOK);
  browser = await launch();
  for (let count = 0; count < PAGES; count += 1) {
    const context = await browser.newContext({ ...CONTEXT_OPTIONS, permissions: ['clipboard-write'] });
    const page = await context.newPage();
    await preparePage(page);
    idle.push(page);
  }
});
afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

/** Runs in the page: what each selector finds, also those of `Shown` that no stylesheet knows. */
function found(selectors: readonly string[]): Shown {
  const words = (element: Element | null | undefined): string =>
    (element as HTMLElement | null | undefined)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
  const nameOf = (element: Element): string => {
    const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.value;
    if (element instanceof HTMLInputElement)
      return ['radio', 'checkbox'].includes(element.type) ? words(element.labels?.[0]) : element.value;
    return words(labelled) || element.getAttribute('aria-label') || words(element);
  };
  const isScrolled = (box: Element | null): boolean =>
    box !== null && (box.scrollLeft > 0 || isScrolled(box.parentElement));
  const look = (selector: string): string | boolean => {
    const focused = document.activeElement;
    if (selector in globalThis) return (globalThis as unknown as Shown)[selector]!;
    if (selector === '@scrolled') return isScrolled(focused);
    const at = selector === '@active' ? `[id="${focused?.getAttribute('aria-activedescendant')}"]` : selector;
    const first = [...document.querySelectorAll(at)].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    return first ? nameOf(first) : false;
  };
  return Object.fromEntries(selectors.map((selector) => [selector, look(selector)]));
}

/**
 * Runs in the page: remembers what is pressed, which form is sent, what is played, and for which address a window opens.
 * Nothing leaves the page, and no file is loaded.
 */
function watch(): void {
  const record = Object.assign(globalThis, {
    '@pressed': false as string | boolean,
    '@sent': false as string | boolean,
    '@played': false as string | boolean,
    '@opened': false as string | boolean,
  });
  HTMLMediaElement.prototype.play = function play() {
    record['@played'] = this.ariaLabel ?? true;
    return new Promise(() => undefined);
  };
  window.open = () => {
    const location = {
      set href(address: string) {
        record['@opened'] = new URL(address).hostname;
      },
    };
    return { opener: null, closed: false, location } as unknown as Window;
  };
  const nameOf = (element: Element | null | undefined): string => {
    const { ariaLabel, innerText, labels } = element as HTMLInputElement;
    return (ariaLabel ?? (innerText || labels?.[0]?.innerText || '')).replace(/\s+/g, ' ').trim();
  };
  window.addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest('a, button, input, summary');
      if (control) record['@pressed'] = nameOf(control);
    },
    true,
  );
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || event.submitter?.closest('form')?.method === 'dialog') return;
    event.preventDefault();
    record['@sent'] = nameOf(event.submitter);
  });
}

/** What is there, in the words of what is wanted: `true` means any name. */
async function seen(page: Page, shown: Shown): Promise<Shown> {
  const now = await page.evaluate(found, Object.keys(shown));
  const pairs = Object.entries(now).map(([at, name]) => [
    at,
    shown[at] === true && name !== false ? true : name,
  ]);
  return Object.fromEntries(pairs) as Shown;
}

async function press(page: Page, row: string, steps: Row): Promise<void> {
  if ('stops' in steps) {
    expect((await sweep(page, steps)) > 0, `${row}: reaches something`).toBe(steps.stops !== undefined);
    return;
  }
  for (const [index, [key, shown]] of steps.entries()) {
    await page.keyboard.press(key.replaceAll(' ', ''));
    const where = `${row}: ${steps
      .slice(0, index + 1)
      .map(([one]) => one)
      .join(', ')}`;
    await vi.waitFor(async () => expect(await seen(page, shown), where).toEqual(shown), {
      interval: 20,
      timeout: 2000,
    });
  }
}

async function walk(page: Page, { story, start, width = WIDTH, rows }: Walk): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await openWorkbench(page, workbench);
  // Names are compared as they are written, whatever the brand makes of their case.
  await page.addStyleTag({ content: '* { text-transform: none !important }' });
  expect(await showStory(page, story)).toBeUndefined();
  await page.evaluate(watch);
  // Storybook's own messages are in the page too, hidden.
  if (start) await page.locator(start).filter({ visible: true }).first().focus();
  else await unfocus(page);
  for (const [row, steps] of Object.entries(rows)) await press(page, row, steps);
}

const pieceOf = ({ importPath }: Story): string => importPath.split('/').at(-2)!;
const pieces = new Set(chosen.map(pieceOf));

/** Runs what a test does with a page that no other test uses. */
async function withPage(test: (page: Page) => Promise<void>): Promise<void> {
  const page = idle.pop()!;
  try {
    await test(page);
  } finally {
    idle.push(page);
  }
}

describe.skipIf(FOCUS_ONLY)('the keys in the pages of the pieces', () => {
  const patterns = Object.entries(KEYBOARD_PATTERNS).filter(([name]) => pieces.has(name));

  it('goes through stories that exist', () => {
    const known = new Set(all.map(({ id }) => id));
    const stories = Object.values(KEYBOARD_PATTERNS).flatMap(({ walks }) => walks.map(({ story }) => story));
    expect(stories.filter((story) => !known.has(story))).toEqual([]);
  });

  it.concurrent.each(patterns)('%s', (_name, { walks }) =>
    withPage(async (page) => {
      for (const one of walks) await walk(page, one);
    }),
  );
});

const sentences = Object.entries(KEYBOARD_SECTIONS).flatMap(([name, section]) => {
  const said = sentenceOf(section);
  return said && pieces.has(name) ? [[name, said] as const] : [];
});

// The chosen stories may have none.
describe.skipIf(FOCUS_ONLY || sentences.length === 0)(
  'the sentence in the page is true in its stories',
  () => {
    it.concurrent.each(sentences)('%s', (name, said) =>
      withPage(async (page) => {
        await page.setViewportSize({ width: WIDTH, height: HEIGHT });
        await openWorkbench(page, workbench);
        let reached = 0;
        // A story without controls proves nothing about them.
        const isProven = (): boolean => reached > 0 === (said.stops !== undefined);
        for (const { id } of all.filter((story) => !isPage(story) && pieceOf(story) === name)) {
          expect(await showStory(page, id)).toBeUndefined();
          reached += await sweep(page, said);
          // One story is enough for the gate.
          if (!EVERYTHING && isProven()) break;
        }
        expect(isProven(), 'its stories have what the sentence is about').toBe(true);
      }),
    );
  },
);
