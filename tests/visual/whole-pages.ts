import { PUBLISHED, type Theme } from '../../.storybook/brands.ts';
import { EVERY_THEME, themesOfStory } from '../support/themes-of-story.ts';
import type { Story } from '../support/workbench.ts';

/** Stories of whole pages: which there are, and in which themes they are opened. */

export const FRONTS = 'Pages/Fronts';
/** Blocks alone. The gate opens the same pieces by their own stories. */
export const BLOCKS = 'Pages/Blocks';

/**
 * The themes of a page's story, those chosen by its id first. A brand may not have the page; then the next one is taken.
 * A front is that of one brand.
 */
export function themesOfPage({ id, title, name }: Story): readonly Theme[] {
  const brand = PUBLISHED.find((key) => title === FRONTS && key === name.toLowerCase());
  if (brand) return themesOfStory(id, { brand });
  return [...new Set([...themesOfStory(id), ...EVERY_THEME])];
}

/** The pages with pictures: the fronts in the gate; every night the other pages too. */
export const picturedPages = (pages: readonly Story[], everyPicture: boolean): readonly Story[] =>
  pages.filter(({ title }) => (everyPicture ? title !== BLOCKS : title === FRONTS));
