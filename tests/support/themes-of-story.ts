import { BRANDS, MODES, type Brand, type Theme } from '../../.storybook/brands.ts';

/** Every published brand in every mode. The probe is not a brand of a page; it proves tokens elsewhere. */
export const EVERY_THEME: readonly Theme[] = MODES.flatMap((mode) =>
  BRANDS.filter((brand) => brand !== 'probe').map((brand): Theme => ({ brand, mode })),
);

/** A story is shown in this many themes. Over the library, each theme is used equally often. */
const THEMES_PER_STORY = 2;

/** What a story says about its themes. */
export interface StoryThemes {
  /** Its `globals`: a story of one brand or mode is tested in no other. */
  globals?: Partial<Theme>;
  /** `parameters.brands`: both modes of these are tested, too. */
  brands?: readonly Brand[];
}

/**
 * Returns the themes that a story is tested in: one light and one dark, chosen by its id and always the same, then both
 * modes of each brand that it names.
 */
export function themesOfStory(storyId: string, { globals = {}, brands = [] }: StoryThemes = {}): Theme[] {
  const first = hash(storyId);
  const modes = MODES.filter((mode) => mode === (globals.mode ?? mode));
  const rotating = modes.map((mode): Theme => {
    if (globals.brand) return { brand: globals.brand, mode };
    const inMode = EVERY_THEME.filter((theme) => theme.mode === mode);
    // The offset of half the list gives a story two different brands.
    const offset = MODES.indexOf(mode) * (inMode.length / THEMES_PER_STORY);
    return inMode[(first + offset) % inMode.length]!;
  });
  const own = brands.flatMap((brand) => modes.map((mode): Theme => ({ brand, mode })));
  const themes = [...rotating, ...own];
  return themes.filter(
    ({ brand, mode }, index) =>
      themes.findIndex((other) => other.brand === brand && other.mode === mode) === index,
  );
}

/** The one of a story's themes in which `npm test` looks at its focus: its light or its dark one. */
export const focusTheme = (storyId: string, themes: readonly Theme[]): Theme =>
  themes[(hash(storyId) >>> 16) % Math.min(THEMES_PER_STORY, themes.length)]!;

/** A small, even hash of a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
