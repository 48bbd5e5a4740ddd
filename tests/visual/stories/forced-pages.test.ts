import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_PAGE } from '../../../.storybook/brands.ts';
import { CONTEXT_OPTIONS, launch } from '../../../tools/chromium.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { boldestContrast, visibleChange } from '../../support/contrast.ts';
import { EVERYTHING } from '../../support/everything.ts';
import { decode, type Box } from '../../support/picture.ts';
import {
  openWorkbench,
  serveWorkbench,
  setGlobals,
  showStory,
  type Workbench,
} from '../../support/workbench.ts';
import { all, chosenPages } from '../chosen-stories.ts';
import { preparePage, showTheme } from '../story-page.ts';
import { BLOCKS, FRONTS, themesOfPage } from '../whole-pages.ts';

/** Whole pages in forced colours: what a reader needs is measured in the picture of the page. */

/** Besides the fronts: an article with a live mark, and a form. */
const IN_THE_GATE = ['pages-articles--live-blog', 'pages-service--help-form'];
const opened = chosenPages.filter(
  ({ id, title }) => title !== BLOCKS && (EVERYTHING || title === FRONTS || IN_THE_GATE.includes(id)),
);

/** The least contrast of texts (WCAG 2.2, 1.4.3), and of icons, marks and edges (1.4.11). */
const LEAST = { text: 4.5, icon: 3, mark: 3, edge: 3 };
type Kind = keyof typeof LEAST;

/** Something on the page that has to differ from what is around it. */
interface Place {
  kind: Kind;
  name: string;
  box: Box;
}

/** More is not drawn in one picture. In the gate the header and the first blocks are enough. */
const TALLEST_PX = EVERYTHING ? 16_000 : 2000;

/** Runs in the page: the texts and icons of its controls, the marks of what is live, and the edges of fields. */
function placesOf(): Place[] {
  const found: Place[] = [];
  type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

  const isPainted = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** The visible part of a box: scrolling and clipping parents cut it. */
  function cut(element: Element, { left, top, right, bottom }: Edges): Edges {
    const box = { left, top, right, bottom };
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(parent);
      const edges = parent.getBoundingClientRect();
      if (overflowX !== 'visible' || clipPath !== 'none')
        [box.left, box.right] = [Math.max(box.left, edges.left), Math.min(box.right, edges.right)];
      if (overflowY !== 'visible' || clipPath !== 'none')
        [box.top, box.bottom] = [Math.max(box.top, edges.top), Math.min(box.bottom, edges.bottom)];
    }
    return box;
  }
  function add(kind: Kind, element: Element, edges: Edges): void {
    const { left, top, right, bottom } = cut(element, edges);
    if (right - left < 4 || bottom - top < 4) return;
    // Another element may lie above it. A link's `::after` may cover its card.
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const owner = element.closest('a, button, label') ?? element;
    if (!above || !(owner.contains(above) || above.contains(element) || above.closest('article, li'))) return;
    const label = [element, owner].map((one) => one.getAttribute('aria-label')).find(Boolean);
    const text = (label ?? owner.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    const name = `${element.localName}.${element.classList[0] ?? ''} of ${owner.localName}.${owner.className} ${text}`;
    found.push({ kind, name, box: { x: left, y: top, width: right - left, height: bottom - top } });
  }
  /** The first line of each text. */
  function textBoxes(element: Element): { parent: Element; box: DOMRect }[] {
    const boxes: { parent: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement!;
      if (!/[\p{L}\p{N}]/u.test(node.textContent ?? '') || !isPainted(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [box] = range.getClientRects();
      // A text for screen readers has a box of one pixel.
      const isHidden = getComputedStyle(parent).clipPath === 'inset(50%)';
      if (box && !isHidden && box.width > 3) boxes.push({ parent, box });
    }
    return boxes;
  }

  for (const control of document.querySelectorAll('a[href], button, summary, .rt-badge')) {
    // Disabled elements may be faint (WCAG 2.2, 1.4.3 and 1.4.11).
    if (!isPainted(control) || control.matches(':disabled, [aria-disabled="true"]')) continue;
    const texts = textBoxes(control);
    for (const { parent, box } of texts) add('text', parent, box);
    if (texts.length > 0) continue;
    for (const icon of control.querySelectorAll('svg'))
      if (isPainted(icon)) add('icon', icon, icon.getBoundingClientRect());
  }
  // The mark is drawn before the words.
  for (const live of document.querySelectorAll('[data-tone="live"], .rt-body-time-stamp > :first-child')) {
    const [text] = textBoxes(live);
    if (!text) continue;
    const { left, top, bottom } = live.getBoundingClientRect();
    add('mark', live, { left: left + 1, top: top + 2, right: text.box.left - 1, bottom: bottom - 2 });
  }
  const fields = document.querySelectorAll(
    'select, textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"])',
  );
  for (const field of fields) {
    if (!isPainted(field)) continue;
    const { left, right, bottom } = field.getBoundingClientRect();
    const middle = (left + right) / 2;
    // Its lower edge, or that of the box around it.
    add('edge', field, { left: middle - 20, right: middle + 20, top: bottom - 3, bottom: bottom + 14 });
  }
  return found;
}

let browser: Browser;
let workbench: Workbench;
let page: Page;

beforeAll(async () => {
  workbench = await serveWorkbench(STORYBOOK);
  browser = await launch();
  page = await (await browser.newContext({ ...CONTEXT_OPTIONS, forcedColors: 'active' })).newPage();
  await preparePage(page);
});
afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

/** Pixels around an element that its state may draw on. */
const REACH = 4;
/** Differences of fewer pixels are not seen. */
const SEEN_PX = 16;

/** Links only: the last of a breadcrumb is no link, which tells that it is the current page. */
const CURRENT = 'nav a[aria-current]';

/** The current items of navigation that look like any other. */
async function unmarked(): Promise<string[]> {
  const found: string[] = [];
  for (const item of await page.locator(CURRENT).elementHandles()) {
    const box = (await item.isVisible()) && (await item.boundingBox());
    if (!box || box.width < 4) continue;
    const { x, y, width, height } = box;
    const clip = { x: x - REACH, y: y - REACH, width: width + 2 * REACH, height: height + 2 * REACH };
    const shot = async () => decode(await page.screenshot({ clip, animations: 'disabled' }));
    const before = await shot();
    await item.evaluate((one) => (one as Element).removeAttribute('aria-current'));
    const after = await shot();
    if (visibleChange(before, after, { ...before, x: 0, y: 0 }, 0) < SEEN_PX)
      found.push(`current: ${(await item.textContent())?.trim()}`);
  }
  return found;
}

/** Runs in the page: closes what covers it. @returns whether anything did */
function closeDialogs(): boolean {
  const open = [...document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]')];
  for (const dialog of open) dialog.remove();
  return open.length > 0;
}

/** The elements that cannot be seen on the page, by its picture. */
async function unseen(): Promise<string[]> {
  const height = Math.min(TALLEST_PX, await page.evaluate(() => document.documentElement.scrollHeight));
  await page.setViewportSize({ width: 1280, height });
  const faint: string[] = [];
  let measured = 0;
  for (let layer = 0; layer < 3; layer += 1) {
    const places = await page.evaluate(placesOf);
    measured += places.length;
    const picture = await decode(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    for (const { kind, name, box } of places) {
      const contrast = boldestContrast(picture, box, kind === 'edge' ? box.width : undefined);
      if (contrast < LEAST[kind]) faint.push(`${kind}: ${name}: ${contrast.toFixed(1)}`);
    }
    // The men's magazine asks for the age first.
    if (!(await page.evaluate(closeDialogs))) break;
  }
  expect(measured, 'places that were measured').toBeGreaterThan(0);
  return [...new Set(faint), ...(await unmarked())];
}

describe('X15 forced colours on whole pages', () => {
  it('looks at pages that exist', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect(IN_THE_GATE.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(opened)('$title › $name', { timeout: 120_000 }, async (story) => {
    for (const theme of themesOfPage(story)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ forcedColors: 'active', colorScheme: theme.mode });
      await openWorkbench(page, workbench);
      await setGlobals(page, theme);
      await showStory(page, story.id);
      if (await page.getByText(NO_PAGE).count()) continue;
      await showTheme(page, theme);
      expect(await unseen(), `${theme.brand} ${theme.mode}`).toEqual([]);
      return;
    }
    expect.unreachable('No brand has the page');
  });
});
