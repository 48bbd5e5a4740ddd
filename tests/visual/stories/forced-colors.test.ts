import type { Browser, ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTEXT_OPTIONS, launch } from '../../../tools/chromium.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { visibleChange } from '../../support/contrast.ts';
import { ENOUGH, findStops, focusStops } from '../../support/focus.ts';
import { decode, type Box, type Picture } from '../../support/picture.ts';
import { openWorkbench, serveWorkbench, showStory, type Workbench } from '../../support/workbench.ts';
import { all, chosen } from '../chosen-stories.ts';
import { preparePage, showTheme } from '../story-page.ts';

/**
 * A state that a control shows: the element that has it, and the same element without it. Forced colours take away
 * backgrounds and shadows, and give every border a colour, also a transparent one.
 */
interface Shown {
  at: string;
  /** Runs in the page. */
  without: (element: Element) => void;
}
const STATES = {
  checked: { at: 'input:checked', without: (box) => Object.assign(box, { checked: false }) },
  // Its place alone says nothing to a reader who does not see the other one.
  'checked, by its colour': {
    at: 'input:checked',
    without: (box) => {
      Object.assign(box, { checked: false });
      const place = Object.assign(document.createElement('style'), {
        textContent: '.rt-switch > input::before { translate: 18px 0 !important; }',
      });
      box.after(place);
    },
  },
  mixed: { at: 'input:indeterminate', without: (box) => Object.assign(box, { indeterminate: false }) },
  selected: { at: '[aria-selected="true"]', without: (one) => one.setAttribute('aria-selected', 'false') },
  current: { at: '[aria-current]', without: (one) => one.removeAttribute('aria-current') },
  pressed: { at: '[aria-pressed="true"]', without: (one) => one.setAttribute('aria-pressed', 'false') },
  active: { at: '[data-active]', without: (one) => one.removeAttribute('data-active') },
  sorted: { at: '[aria-sort]', without: (one) => one.removeAttribute('aria-sort') },
  'in order': {
    at: '[aria-sort="descending"]',
    without: (one) => one.setAttribute('aria-sort', 'ascending'),
  },
  'the current step': {
    at: '[data-state="current"]',
    without: (step) => step.setAttribute('data-state', 'next'),
  },
  met: { at: '[data-met]', without: (one) => one.removeAttribute('data-met') },
  // A drawing has a name for each of its series beside a mark, and no colours but those of the system.
  'another series': {
    at: '.swatch > .fill[data-look="2"]',
    without: (mark) => mark.setAttribute('data-look', '1'),
  },
  'its value': { at: 'progress, [type="range"]', without: (bar) => Object.assign(bar, { value: 100 }) },
} satisfies Record<string, Shown>;

/** A control or a panel has an edge: without a colour of its border, a line is missing. */
const WITHOUT_EDGE = (element: Element): void =>
  (element as HTMLElement).style.setProperty('border-color', 'Canvas', 'important');

/** The states that each story shows, and which of its elements have an edge. */
const STORIES: Record<string, { shows?: (keyof typeof STATES)[]; edges?: string }> = {
  'components-radio--keyboard': { shows: ['checked'] },
  'components-checkbox--checked': { shows: ['checked'] },
  'components-checkbox--indeterminate': { shows: ['mixed'] },
  'components-switch--on': { shows: ['checked, by its colour'], edges: 'input' },
  'components-segmentedcontrol--default': { shows: ['checked'], edges: '.segments' },
  'components-slider--default': { shows: ['its value'] },
  'components-tabs--keyboard': { shows: ['selected'] },
  'blocks-body-bodygraphic--hemicycle': { shows: ['another series'] },
  'components-tabs--vertical': { shows: ['selected'] },
  'components-progressbar--large': { shows: ['its value'] },
  'components-progressbar--small': { shows: ['its value'] },
  'components-stepper--default': { shows: ['the current step'], edges: '.mark' },
  'components-combobox--keyboard': { shows: ['selected', 'active'], edges: 'input, .popup' },
  'components-multiselect--keyboard': { shows: ['selected', 'active'], edges: '.frame, .popup, .tags > li' },
  'components-numberinput--default': { edges: '.frame' },
  'components-fileupload--uploading': { shows: ['its value'], edges: '.zone, .files > li' },
  'components-datepicker--open': {
    shows: ['selected', 'current'],
    edges: '.control, .open, [popover], .choice',
  },
  'components-table--sortable': { shows: ['in order', 'sorted'] },
  'components-passwordinput--strength': { shows: ['met'], edges: '.control, .meter > span' },
  'components-passwordinput--strength-complete': { shows: ['met'] },
  'components-pagination--middle': { shows: ['current'] },
  'components-iconbutton--pressed': { shows: ['pressed'], edges: 'button' },
  'components-carousel--gallery': { shows: ['current'] },
  'components-carousel--bars': { shows: ['current'] },
  'components-avatar--group': { edges: '.rt-avatar' },
  'components-button--primary': { edges: 'button' },
  'components-button--quiet': { edges: 'button' },
  'components-linkbutton--primary': { edges: 'a' },
  'components-iconbutton--filled': { edges: 'button' },
  'components-select--default': { edges: 'select' },
  'components-textarea--default': { edges: 'textarea' },
  'components-popover--open': { edges: '[popover]' },
  'components-tooltip--above': { edges: '[role="tooltip"]' },
  'components-videoplayer--waiting': { edges: '.rt-video-player' },
  'components-videoplayer--of-another-house': { edges: '.rt-video-player' },
  'components-videoplayer--without-poster': { edges: '.rt-video-player, .sign' },
  'components-dialog--open': { edges: '[role="dialog"], [role="dialog"] .rt-button' },
  'components-alertdialog--open': { edges: '[role="alertdialog"]' },
  'components-dropdownmenu--open': { edges: '[role="menu"]' },
  'patterns-headers-tvtabs--programme': { shows: ['current'] },
  'patterns-account-accountarea--weekly': { shows: ['current'] },
  'patterns-account-accountarea--daily': { shows: ['current'] },
  'patterns-account-accountarea--forums': { shows: ['current'] },
};

let browser: Browser;
let workbench: Workbench;
let page: Page;

beforeAll(async () => {
  workbench = await serveWorkbench(STORYBOOK);
  browser = await launch();
  page = await (await browser.newContext({ ...CONTEXT_OPTIONS, forcedColors: 'active' })).newPage();
  await page.setViewportSize({ width: 640, height: 720 });
  await preparePage(page);
  await openWorkbench(page, workbench);
});
afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

type Found = ElementHandle<HTMLElement>;

const shoot = async (clip: Box): Promise<Picture> =>
  decode(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }));

/** Pixels around an element that its state may draw on. */
const REACH = 4;

const visible = async (at: string): Promise<Found[]> => {
  const found = await page.locator(at).elementHandles();
  const shown = await Promise.all(found.map((element) => element.isVisible()));
  return found.filter((_, index) => shown[index]) as Found[];
};

/** Changes an element, and tells how many pixels show that, and how wide it is. */
async function change(
  element: Found,
  by: (element: Element) => void,
): Promise<{ seen: number; width: number }> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  const clip = { x: x - REACH, y: y - REACH, width: width + 2 * REACH, height: height + 2 * REACH };
  const before = await shoot(clip);
  await element.evaluate(by);
  const after = await shoot(clip);
  return { seen: visibleChange(before, after, { ...before, x: 0, y: 0 }, 0), width };
}

async function open(id: string): Promise<void> {
  expect(await showStory(page, id)).toBeUndefined();
  await showTheme(page, { brand: 'weekly', mode: 'light' });
}

/** The smallest mark that shows a state: the arrow of a sorted column. */
const MARK_PX = 16;

describe('X15 forced colours', () => {
  it('looks at stories that exist', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect(Object.keys(STORIES).filter((id) => !ids.has(id))).toEqual([]);
  });

  const ids = new Set(chosen.map(({ id }) => id));
  const looked = Object.entries(STORIES).filter(([id]) => ids.has(id));

  it.each(looked)('the focus is seen at every stop of %s', async (id) => {
    await open(id);
    await findStops(page);
    const unseen = (await focusStops(page)).filter(({ seen }) => seen < ENOUGH);
    expect(unseen.map(({ name, seen }) => `${name}: ${seen.toFixed(2)}`)).toEqual([]);
  });

  it.each(looked)('%s', async (id, { shows = [], edges }) => {
    await open(id);
    const lines = edges ? await visible(edges) : [];
    if (edges) expect(lines, `No element is ${edges}`).not.toEqual([]);
    for (const element of lines) {
      const { seen, width } = await change(element, WITHOUT_EDGE);
      expect(seen, `An edge of ${edges}`).toBeGreaterThan(width / 2);
      await element.evaluate((one) => one.style.removeProperty('border-color'));
    }
    for (const state of shows) {
      const [first] = await visible(STATES[state].at);
      expect(first, `Nothing is ${state}`).toBeDefined();
      const { seen } = await change(first!, STATES[state].without);
      expect(seen, `Pixels that show what is ${state}`).toBeGreaterThan(MARK_PX);
    }
  });
});
