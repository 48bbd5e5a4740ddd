import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG_WORD } from '../../../.storybook/density.ts';
import { CONTEXT_OPTIONS, launch } from '../../../tools/chromium.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import {
  openWorkbench,
  serveWorkbench,
  setGlobals,
  showStory,
  type Workbench,
} from '../../support/workbench.ts';
import { themesOfStory } from '../../support/themes-of-story.ts';
import { all, chosen, FIRST_OF_PIECE } from '../chosen-stories.ts';
import { cutLines, widthProblem } from '../long-words.ts';
import { preparePage } from '../story-page.ts';
import { PAGES } from '../open-pages.ts';

/** The first story of each piece with the toolbar's hostile content, on a phone, each in another brand and mode. */

/** The pieces whose first story has no text that the toolbar changes, with the reason. */
const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  'Components/Divider': 'a line',
  'Components/Icon': 'a drawing',
  'Patterns/Article/ReadingProgress': 'a line, for sight only',
  'Components/Skeleton': 'it is shown before there are texts',
};

let browser: Browser;
let workbench: Workbench;
const idle: Page[] = [];

async function openPhone(): Promise<Page> {
  const page = await (await browser.newContext(CONTEXT_OPTIONS)).newPage();
  await preparePage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openWorkbench(page, workbench);
  return page;
}

beforeAll(async () => {
  workbench = await serveWorkbench(STORYBOOK);
  browser = await launch();
  for (let count = 0; count < PAGES; count += 1) idle.push(await openPhone());
});
afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

/** Whether the toolbar has changed a text of a story, seen or read by a screen reader. */
const hasLongWord = (page: Page): Promise<boolean> =>
  page.evaluate(
    (word) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => !element.closest('.sb-wrapper, script, style'))
        .some((element) =>
          [
            ...[...element.childNodes].map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : '')),
            ...['aria-label', 'alt', 'placeholder', 'title', 'value'].map((name) =>
              element.getAttribute(name),
            ),
          ].some((text) => text?.includes(word)),
        ),
    LONG_WORD,
  );

/** The desk has no words that the toolbar changes, and no phone. */
const firstStories = chosen.filter(({ id, title }) => FIRST_OF_PIECE.has(id) && !title.startsWith('Desk/'));

describe.concurrent('Z2 hostile content', () => {
  it('has a reason for pieces that exist', () => {
    const titles = new Set(all.map(({ title }) => title));
    expect(Object.keys(WITHOUT_TEXT).filter((title) => !titles.has(title))).toEqual([]);
  });

  it.for(firstStories)('$title › $name', async ({ id, title }) => {
    let page = idle.pop()!;
    try {
      const show = async (): Promise<void> => {
        await setGlobals(page, { content: 'hostile', ...themesOfStory(id, {}, 1)[0] });
        // Its play function looks for the real words and may fail. What it has opened stays open.
        await showStory(page, id);
      };
      // One that fails halfway may have sent a form, which leaves the page when the next story is there. That navigation
      // may not have ended yet, so the next story has another page.
      await show().catch(async () => {
        await page.context().close();
        page = await openPhone();
        await show();
      });
      const tooWide = await widthProblem(page);
      const problems = [...(tooWide ? [tooWide] : []), ...(await cutLines(page))];
      if ((await hasLongWord(page)) === title in WITHOUT_TEXT)
        problems.push(
          title in WITHOUT_TEXT
            ? 'has texts, so it is not without them'
            : 'no text is changed: make one an arg, a default word, or give a reason in WITHOUT_TEXT',
        );
      // The stack of this error says nothing about the story.
      if (problems.length > 0)
        throw Object.assign(new Error(`at 360 px with hostile content ${problems.join('\n')}`), {
          stack: '',
        });
    } finally {
      idle.push(page);
    }
  });
});
