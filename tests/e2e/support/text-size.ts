import type { Page } from 'playwright-core';

/** Pixels of a browser's text when its reader has set nothing. */
const USUAL = 16;

/**
 * Sets the size of texts as the settings of a browser do: for `rem` in the rules of windows, too. A change of the window's
 * size takes it back.
 *
 * @param share of the usual size, such as 2
 */
export async function setTextSize(page: Page, share: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: share * USUAL } });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${share * USUAL}px`,
  );
  await page.evaluate(() => document.fonts.ready);
}
