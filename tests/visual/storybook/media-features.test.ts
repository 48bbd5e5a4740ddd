import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTEXT_OPTIONS, launch } from '../../../tools/chromium.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { EVERYTHING } from '../../support/everything.ts';
import {
  openWorkbench,
  serveWorkbench,
  setGlobals,
  showStory,
  type Workbench,
} from '../../support/workbench.ts';
import { all, chosen, FIRST_OF_PIECE } from '../chosen-stories.ts';
import { drawnStyles } from './drawn-styles.ts';
import { preparePage, showTheme } from '../story-page.ts';

/** The toolbar's reduced motion and forced colours are what Chromium draws when it emulates them. */

/** Text, links, buttons, fields, native controls, what is selected, open and moves. */
const IN_THE_GATE = [
  'components-button--primary',
  'components-card--stacked',
  'components-table--sortable',
  'components-select--default',
  'components-checkbox--checked',
  'components-tabs--keyboard',
  'components-dialog--open',
  'components-spinner--medium',
];
const compared = chosen.filter(({ id }) => (EVERYTHING ? FIRST_OF_PIECE.has(id) : IN_THE_GATE.includes(id)));
const PALETTES = EVERYTHING ? (['light', 'dark'] as const) : (['dark'] as const);
/** The chosen stories may have none to compare. */
const COMPARED_IN = compared.length > 0 ? PALETTES : [];

let browser: Browser;
let workbench: Workbench;
let page: Page;

async function open(context: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const opened = await (await browser.newContext({ ...CONTEXT_OPTIONS, ...context })).newPage();
  await opened.setViewportSize({ width: 640, height: 720 });
  await preparePage(opened);
  await openWorkbench(opened, workbench);
  return opened;
}

beforeAll(async () => {
  workbench = await serveWorkbench(STORYBOOK);
  browser = await launch();
  page = await open({ reducedMotion: 'no-preference' });
});
afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

/** The drawn styles of a story. Its play function is the same in both pages, so an error of it is too. */
async function drawn(of: Page, id: string): Promise<Record<string, string>> {
  await showStory(of, id);
  await showTheme(of, { brand: 'weekly', mode: 'light' });
  return drawnStyles(of);
}

/** The differences: `12 a.link text: 0 0 159 255, not 0 0 0 255`. */
const differences = (expected: Record<string, string>, found: Record<string, string>): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name}: ${expected[name]}, not ${found[name]}`);

const BUTTON = 'components-button--primary';
/** On a busy machine. */
const SLOWLY = { timeout: 15_000 };
const REDUCED = '(prefers-reduced-motion: reduce)';

describe('Z2 forced colours and reduced motion in the toolbar', () => {
  it('compares stories that exist', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect(IN_THE_GATE.filter((id) => !ids.has(id))).toEqual([]);
  });

  describe.each(COMPARED_IN)('in the %s palette', (palette) => {
    let emulated: Page;

    beforeAll(async () => {
      emulated = await open({ forcedColors: 'active', colorScheme: palette });
      await setGlobals(page, { motion: 'reduce', forcedColours: palette });
    });
    afterAll(async () => {
      await emulated?.context().close();
      await setGlobals(page, { motion: 'system', forcedColours: 'system' });
    });

    it.each(compared)('$title › $name is drawn as Chromium does', async ({ id }) => {
      const expected = await drawn(emulated, id);
      expect(differences(expected, await drawn(page, id))).toEqual([]);
    });
  });

  it('leave a story as it was', async () => {
    const fresh = await open({ reducedMotion: 'no-preference' });
    await setGlobals(page, { motion: 'system', forcedColours: 'system' });
    for (const id of [BUTTON, 'components-select--default', 'components-table--sortable'])
      expect(differences(await drawn(fresh, id), await drawn(page, id))).toEqual([]);
    await fresh.context().close();
  });

  it('full motion takes the setting of the system away', async () => {
    const still = await open({ reducedMotion: 'reduce' });
    await setGlobals(page, { motion: 'system', forcedColours: 'system' });
    await setGlobals(still, { motion: 'no-preference' });
    for (const id of [BUTTON, 'components-spinner--medium'])
      expect(differences(await drawn(page, id), await drawn(still, id))).toEqual([]);
    await still.context().close();
  });

  it('answer scripts, which get an event on a change', async () => {
    await setGlobals(page, { motion: 'system', forcedColours: 'system' });
    await showStory(page, BUTTON);
    await page.evaluate((query) => {
      const list = matchMedia(query);
      const heard: boolean[] = [];
      Object.assign(window, { heard });
      list.addEventListener('change', ({ matches }) => heard.push(matches));
    }, REDUCED);
    const answers = (): Promise<boolean[]> =>
      page.evaluate(
        (queries) => queries.map((query) => matchMedia(query).matches),
        [REDUCED, '(prefers-reduced-motion: no-preference)', '(forced-colors: active)', '(forced-colors)'],
      );
    expect(await answers()).toEqual([false, true, false, false]);
    await setGlobals(page, { motion: 'reduce', forcedColours: 'light' });
    await expect.poll(answers, SLOWLY).toEqual([true, false, true, true]);
    await setGlobals(page, { motion: 'no-preference', forcedColours: 'system' });
    await expect.poll(answers, SLOWLY).toEqual([false, true, false, false]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await answers()).toEqual([false, true, false, false]);
    await setGlobals(page, { motion: 'system' });
    await expect.poll(() => page.evaluate('heard'), SLOWLY).toEqual([true, false, true]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => page.evaluate('heard'), SLOWLY).toEqual([true, false, true, false]);
  });

  it('reach sheets that are added later', async () => {
    await setGlobals(page, { motion: 'system', forcedColours: 'system' });
    await showStory(page, BUTTON);
    await setGlobals(page, { motion: 'reduce', forcedColours: 'light' });
    // The story is there already, and is not drawn again.
    await expect.poll(() => page.evaluate('matchMedia("(forced-colors)").matches'), SLOWLY).toBe(true);
    await page.evaluate(() => {
      const sheet = document.createElement('style');
      sheet.id = 'late';
      sheet.textContent = `.rt-button { color: red; }
        @media (min-width: 1px) and (prefers-reduced-motion: reduce) { .rt-button { outline: 3px solid; } }
        @media (forced-colors: none) { .rt-button { letter-spacing: 9px; } }`;
      document.head.append(sheet);
    });
    const shown = (): Promise<unknown[]> =>
      page.evaluate(() => {
        const { color, outlineWidth, letterSpacing } = getComputedStyle(
          document.querySelector('.rt-button')!,
        );
        return [color, outlineWidth, letterSpacing !== '9px'];
      });
    await expect.poll(shown, SLOWLY).toEqual(['color(srgb 0 0 0)', '3px', true]);
    await setGlobals(page, { motion: 'system', forcedColours: 'system' });
    await expect.poll(shown, SLOWLY).toEqual(['rgb(255, 0, 0)', expect.not.stringMatching('3px'), false]);
    await page.evaluate('document.getElementById("late").remove()');
  });
});
