import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { EVERYTHING } from '../../support/everything.ts';
import { unfocus } from '../../support/focus.ts';
import { KEYBOARD_SECTIONS } from '../../support/keyboard/pages.ts';
import { sentenceOf, type Row, type Shown, type Step, type Walk } from '../../support/keyboard/pattern.ts';
import { KEYBOARD_PATTERNS } from '../../support/keyboard/patterns.ts';
import { sweep } from '../../support/keyboard/sweep.ts';
import {
  isPage,
  openWorkbench,
  serveWorkbench,
  showStory,
  type Story,
  type Workbench,
} from '../../support/workbench.ts';
import { all, chosen } from '../chosen-stories.ts';
import { PAGES } from '../open-pages.ts';
import { openPagePool, type PagePool } from '../page-pool.ts';
import { preparePage } from '../story-page.ts';

const HEIGHT = 720;
const WIDTH = 640;

let pool: PagePool;
let workbench: Workbench;

beforeAll(async () => {
  workbench = await serveWorkbench(STORYBOOK);
  pool = await openPagePool({
    count: PAGES,
    prepare: preparePage,
    context: { permissions: ['clipboard-write'] },
  });
});
afterAll(async () => {
  await pool?.close();
  await workbench?.close();
});

/** The effects of a key outside the page: `watch` records them. */
const RECORDS = ['@pressed', '@sent', '@played', '@opened', '@printed', '@left'];

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
 * Runs in the page: remembers what is pressed, which form is sent, what is played or printed, and which address the page
 * or a new window would go to. Nothing leaves the page, and no file is loaded.
 */
function watch(records: readonly string[]): void {
  const record = globalThis as unknown as Record<string, string | boolean>;
  for (const name of records) record[name] = false;
  const { play } = HTMLMediaElement.prototype;
  const { open, print } = window;
  HTMLMediaElement.prototype.play = function startNothing() {
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
  window.print = () => {
    record['@printed'] = true;
  };
  const nameOf = (element: Element | null | undefined): string => {
    const { ariaLabel, innerText, labels, textContent } = element as HTMLInputElement;
    // A menu that closes hides the button in it.
    const name = ariaLabel ?? (innerText || labels?.[0]?.innerText || textContent);
    return (name ?? '').replace(/\s+/g, ' ').trim();
  };
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest('a, button, input, summary');
      if (control) record['@pressed'] = nameOf(control);
    },
    { capture: true, signal },
  );
  window.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented || event.submitter?.closest('form')?.method === 'dialog') return;
      event.preventDefault();
      record['@sent'] = nameOf(event.submitter);
    },
    { signal },
  );
  navigation.addEventListener(
    'navigate',
    (event) => {
      if (event.hashChange || !event.cancelable || event.navigationType === 'replace') return;
      event.preventDefault();
      record['@left'] = new URL(event.destination.url).pathname;
    },
    { signal },
  );
  Object.assign(globalThis, {
    endWatch: () => {
      end.abort();
      HTMLMediaElement.prototype.play = play;
      Object.assign(window, { open, print });
    },
  });
}

/** The found state, in the words of the wanted one: `true` means any name. */
async function seen(page: Page, shown: Shown): Promise<Shown> {
  const now = await page.evaluate(found, Object.keys(shown));
  const pairs = Object.entries(now).map(([at, name]) => [
    at,
    shown[at] === true && name !== false ? true : name,
  ]);
  return Object.fromEntries(pairs) as Shown;
}

/** Runs in the page: forgets what the last key led to outside it. */
function forget(records: readonly string[]): void {
  for (const name of records) Object.assign(globalThis, { [name]: false });
}

/** Time for what a key may do although it must change nothing. */
const aMoment = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Presses a key. What it leads to must not have been there before it, unless the step says that it stays. */
async function step(page: Page, where: string, [key, shown, stays]: Step): Promise<void> {
  await page.evaluate(forget, RECORDS);
  const before = await seen(page, shown);
  if (stays) expect(before, `before ${where}`).toEqual(shown);
  else expect(before, `before ${where}, which must change something`).not.toEqual(shown);
  await page.keyboard.press(key.replaceAll(' ', ''));
  if (stays) await aMoment(page);
  await vi.waitFor(async () => expect(await seen(page, shown), where).toEqual(shown), {
    interval: 20,
    timeout: 2000,
  });
}

async function press(page: Page, row: string, steps: Row, isSwept: boolean): Promise<void> {
  if ('stops' in steps) {
    const reached = await sweep(page, steps, isSwept);
    expect(reached > 0, `${row}: reaches something`).toBe(steps.stops !== undefined);
    return;
  }
  for (const [index, one] of steps.entries()) {
    const keys = steps.slice(0, index + 1).map(([key]) => key);
    await step(page, `${row}: ${keys.join(', ')}`, one);
  }
}

async function walk(page: Page, { story, start, width = WIDTH, rows }: Walk): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await show(page, story);
  await page.evaluate(watch, RECORDS);
  // Storybook's own messages are in the page too, hidden.
  if (start) await page.locator(start).filter({ visible: true }).first().focus();
  else await unfocus(page);
  let last: Row | undefined;
  for (const [row, steps] of Object.entries(rows)) {
    const isSwept = last !== undefined && 'stops' in last && 'stops' in steps && last.stops === steps.stops;
    await press(page, row, steps, isSwept);
    last = steps;
  }
}

const pieceOf = ({ importPath }: Story): string => importPath.split('/').at(-2)!;
const pieces = new Set(chosen.map(pieceOf));

/** So many pieces are shown in one page before it is loaded again. */
const PIECES_OF_A_PAGE = EVERYTHING ? 1 : 10;

const piecesShown = new WeakMap<Page, number>();

async function openAgain(page: Page): Promise<void> {
  await openWorkbench(page, workbench);
  // Names are compared as they are written, whatever the brand makes of their case.
  await page.addStyleTag({ content: '* { text-transform: none !important }' });
  piecesShown.set(page, 1);
}

/** Shows a story as a reader without records meets it. */
async function show(page: Page, story: string): Promise<void> {
  await page.evaluate(() => {
    (globalThis as { endWatch?: () => void }).endWatch?.();
    localStorage.clear();
    sessionStorage.clear();
  });
  expect(await showStory(page, story)).toBeUndefined();
}

/**
 * Runs a test of a piece. Other pieces may have left something in the page, so only what fails in a new page too is a
 * problem of the piece.
 */
async function ofPiece(test: (page: Page) => Promise<void>): Promise<void> {
  await pool.use(async (page) => {
    const before = piecesShown.get(page) ?? PIECES_OF_A_PAGE;
    if (before < PIECES_OF_A_PAGE) {
      piecesShown.set(page, before + 1);
      try {
        return await test(page);
      } catch {
        // It is tried once more below.
      }
    }
    await openAgain(page);
    await test(page);
  });
}

describe('the keys in the pages of the pieces', () => {
  const patterns = Object.entries(KEYBOARD_PATTERNS).filter(([name]) => pieces.has(name));

  it('goes through stories that exist', () => {
    const known = new Set(all.map(({ id }) => id));
    const stories = Object.values(KEYBOARD_PATTERNS).flatMap(({ walks }) => walks.map(({ story }) => story));
    expect(stories.filter((story) => !known.has(story))).toEqual([]);
  });

  it.concurrent.each(patterns)('%s', (_name, { walks }) =>
    ofPiece(async (page) => {
      for (const one of walks) await walk(page, one);
    }),
  );
});

const sentences = Object.entries(KEYBOARD_SECTIONS).flatMap(([name, section]) => {
  const said = sentenceOf(section);
  return said && pieces.has(name) ? [[name, said] as const] : [];
});

// The chosen stories may have none.
describe.skipIf(sentences.length === 0)('the sentence in the page is true in its stories', () => {
  it.concurrent.each(sentences)('%s', (name, said) =>
    ofPiece(async (page) => {
      await page.setViewportSize({ width: WIDTH, height: HEIGHT });
      let reached = 0;
      // A story without controls proves nothing about them.
      const isProven = (): boolean => reached > 0 === (said.stops !== undefined);
      for (const { id } of all.filter((story) => !isPage(story) && pieceOf(story) === name)) {
        await show(page, id);
        reached += await sweep(page, said);
        // One story is enough for the gate.
        if (!EVERYTHING && isProven()) break;
      }
      expect(isProven(), 'its stories have what the sentence is about').toBe(true);
    }),
  );
});
