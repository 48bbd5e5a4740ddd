import { BRANDS, MODES, type Brand, type Theme } from '../../.storybook/brands.ts';

/** Every published brand in every mode. The probe is not a brand of a page; it proves tokens elsewhere. */
export const EVERY_THEME: readonly Theme[] = MODES.flatMap((mode) =>
  BRANDS.filter((brand) => brand !== 'probe').map((brand): Theme => ({ brand, mode })),
);

/** A story is shown in this many themes. Over the library, each theme is used equally often. */
const THEMES_PER_STORY = 2;

/**
 * Returns the themes that a story is tested in: one light and one dark, chosen by its id and always the same, then both
 * modes of each brand in `parameters.brands`.
 */
export function themesOfStory(storyId: string, named: readonly Brand[] = []): Theme[] {
  const first = hash(storyId);
  const rotating = MODES.map((mode, index) => {
    const inMode = EVERY_THEME.filter((theme) => theme.mode === mode);
    // The offset of half the list gives a story two different brands.
    return inMode[(first + index * (inMode.length / THEMES_PER_STORY)) % inMode.length]!;
  });
  const own = named.flatMap((brand) => MODES.map((mode): Theme => ({ brand, mode })));
  const themes = [...rotating, ...own];
  return themes.filter(
    ({ brand, mode }, index) =>
      themes.findIndex((other) => other.brand === brand && other.mode === mode) === index,
  );
}

/** The one of a story's themes in which `npm test` looks at its focus: its light or its dark one. */
export const focusTheme = (storyId: string, themes: readonly Theme[]): Theme =>
  themes[(hash(storyId) >>> 16) % THEMES_PER_STORY]!;

/** A small, even hash of a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
