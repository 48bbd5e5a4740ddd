import type { Theme } from '../../.storybook/brands.ts';
import { sizesOf, type Size } from '../../.storybook/story-sizes.ts';
import { choiceOf, themesOfSheet, themesOfStory } from '../support/themes-of-story.ts';
import type { Story } from '../support/workbench.ts';
import type { State } from './manifest.ts';

/** The parts of a story for its tests: its globals, and parameters. */
export interface StoryTests {
  globals?: Partial<Theme>;
  /** It is seen at both widths, as the first story of a piece is. */
  allBrands?: boolean;
  screenshot?: Partial<Size> & { skip?: boolean };
  a11y?: { config?: { rules?: object[] } };
}

/** How a story is seen. */
export interface Sight {
  theme: Theme;
  size: Size;
}

/** The states of the first story of a piece, besides that at rest. */
export const STATES = ['hover', 'active', 'rtl'] as const satisfies readonly State[];

/** Sizes of the window that a story is seen in. */
export function sizesOfStory({ title }: Story, { screenshot }: StoryTests): Size[] {
  const sizes = sizesOf(title).map(({ width, height }) => ({
    width: screenshot?.width ?? width,
    height: screenshot?.height ?? height,
  }));
  return screenshot?.width ? sizes.slice(0, 1) : sizes;
}

/**
 * The views of a story in the gate. One that shows its piece as it usually is is seen at each width, each in another
 * theme; the others, which show states, at one of them.
 */
export function sightsOf(story: Story, tests: StoryTests, isFirst: boolean): Sight[] {
  const sizes = sizesOfStory(story, tests);
  const sights = themesOfStory(story.id, tests.globals, sizes.length).map((theme, turn) => ({
    theme,
    size: sizes[turn]!,
  }));
  return isFirst || tests.allBrands ? sights : [sights[choiceOf(story.id, sights.length)]!];
}

/**
 * The views of a story at night, those of the gate first: each width, in another theme each; the first story of a
 * piece in every theme, at one width after the other.
 */
export function allSightsOf(story: Story, tests: StoryTests, isFirst: boolean): Sight[] {
  const sizes = sizesOfStory(story, tests);
  const turn = choiceOf(story.id, sizes.length);
  const isUsual = isFirst || tests.allBrands;
  const all = [
    ...sightsOf(story, tests, isFirst),
    ...sightsOf(story, tests, true),
    ...(isUsual ? themesOfSheet(tests.globals) : []).map((theme, index) => ({
      theme,
      size: sizes[(turn + index) % sizes.length]!,
    })),
  ];
  const nameOf = ({ theme: { brand, mode }, size: { width } }: Sight): string => `${brand} ${mode} ${width}`;
  return [...new Map(all.map((sight) => [nameOf(sight), sight])).values()];
}
