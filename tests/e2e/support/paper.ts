import type { Page } from 'playwright-core';

/** Without spaces and soft hyphens, because lines may break there. */
export const bare = (text: string): string =>
  text
    .replace(/[\s\u00AD-]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** The controls that have a place on paper: buttons, fields, menus, what would have to be opened, and links without words and pictures. */
export const printedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary, input, select, textarea, nav, a')]
      .filter(
        (element) => element.tagName !== 'A' || (!element.innerText.trim() && !element.querySelector('img')),
      )
      .filter((element) => element.tagName !== 'SUMMARY' || !element.nextElementSibling?.checkVisibility())
      // The name of the site is the head of the first sheet.
      .filter((element) => !element.querySelector('.wordmark'))
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
