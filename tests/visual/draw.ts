import type { Page } from 'playwright-core';
import type { Theme } from '../../.storybook/brands.ts';
import { forcePseudoClasses } from '../support/pseudo-classes.ts';
import type { Picture } from '../support/picture.ts';
import type { State } from './manifest.ts';
import { shoot, showTheme } from './story-page.ts';

const setDirection = (page: Page, direction: 'ltr' | 'rtl'): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

/** Every element, so that what is shown on a hovered card is seen, and not only its link. */
const EVERYTHING = 'body *';

/** The picture of the story of a page in a theme and a state. The page is at rest again after it. */
export async function draw(page: Page, theme: Theme, state: State): Promise<Picture> {
  if (state === 'rest') {
    await showTheme(page, theme);
    return shoot(page);
  }
  if (state === 'rtl') {
    await setDirection(page, 'rtl');
    await showTheme(page, theme);
    const picture = await shoot(page);
    await setDirection(page, 'ltr');
    return picture;
  }
  // A finger that presses also hovers.
  const classes = state === 'hover' ? ['hover'] : ['hover', 'active'];
  const cdp = await page.context().newCDPSession(page);
  await forcePseudoClasses(cdp, EVERYTHING, classes);
  await showTheme(page, theme);
  const picture = await shoot(page);
  await cdp.detach();
  return picture;
}
