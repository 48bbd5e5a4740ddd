import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOURCE } from '../../../compiler/entries.ts';
import { stylesFiles } from '../../../compiler/styles/extract.ts';
import { CONTEXT_OPTIONS, launch } from '../../../tools/chromium.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { openWorkbench, serveWorkbench, showStory, type Workbench } from '../../support/workbench.ts';
import { preparePage } from '../story-page.ts';

/** Pixels of a control for a finger, and of the letters of a field: a phone zooms into a field of smaller ones. */
const FINGER = 44;
const LETTERS = 16;

/** The pieces with another look for a finger: a story of each that has small controls under a mouse. */
const SMALL: Readonly<Record<string, string>> = {
  Breadcrumb: 'components-breadcrumb--default',
  Button: 'components-button--small',
  Field: 'components-input--sizes',
  IconButton: 'components-iconbutton--small',
  MultiSelect: 'components-multiselect--closed',
  SegmentedControl: 'components-segmentedcontrol--small',
};
/** These hide for a finger what only a mouse uses, or make room for their buttons. */
const OTHERS = ['BodyVideo', 'DatePicker', 'FileUpload'];

let browser: Browser;
let workbench: Workbench;

beforeAll(async () => {
  workbench = await serveWorkbench(STORYBOOK);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

async function open(hasTouch: boolean): Promise<Page> {
  const page = await (await browser.newContext({ ...CONTEXT_OPTIONS, hasTouch })).newPage();
  await preparePage(page);
  await openWorkbench(page, workbench);
  return page;
}

/** Controls that are too low or too narrow for a finger, and fields with small letters. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ finger, letters }) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '#storybook-root :is(a[href], button, label:has(> input), input:not(label > input))',
        ),
      ]
        .filter((control) => {
          const isField = control.localName === 'input';
          // A press on the frame of a field is one on the field.
          const { width, height } = (control.closest('.frame') ?? control).getBoundingClientRect();
          const isNarrow = control.localName === 'button' && control.offsetWidth < finger;
          const isSmall = isField && parseFloat(getComputedStyle(control).fontSize) < letters;
          return width > 1 && control.checkVisibility() && (height < finger || isNarrow || isSmall);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    { finger: FINGER, letters: LETTERS },
  );

describe('a control for a finger', () => {
  it('is tried of every piece that has another look for one', () => {
    const found = stylesFiles(SOURCE).filter((file) =>
      readFileSync(file, 'utf8').includes('(pointer: coarse)'),
    );
    const pieces = found.map((file) => file.split('/').at(-2)!);
    expect(pieces.sort()).toEqual([...Object.keys(SMALL), ...OTHERS].sort());
  });

  describe('is large enough', () => {
    let page: Page;
    beforeAll(async () => {
      page = await open(true);
    });

    it.each(Object.entries(SMALL))('%s', async (_piece, id) => {
      await showStory(page, id);
      expect(await tooSmall(page)).toEqual([]);
    });
  });

  it('is not the one for a mouse', async () => {
    const page = await open(false);
    const large: string[] = [];
    for (const [piece, id] of Object.entries(SMALL)) {
      await showStory(page, id);
      if ((await tooSmall(page)).length === 0) large.push(piece);
    }
    expect(large).toEqual([]);
  });
});
