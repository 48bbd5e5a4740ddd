import { BRANDS, MODES, type Brand, type Theme } from './brands.ts';

/** Every published brand in every mode. The probe proves tokens elsewhere; it is no one's page. */
const ALL: readonly Theme[] = MODES.flatMap((mode) =>
  BRANDS.filter((brand) => brand !== 'probe').map((brand): Theme => ({ brand, mode })),
);

/** A story is seen in this many themes; over the library each theme is seen equally often. */
const THEMES_PER_STORY = 2;

/**
 * Returns the themes that a story is tested in: two that its id picks, one light and one dark, always the
 * same for the same story, then both modes of each brand that the story names in `parameters.brands`.
 */
export function themesOfStory(storyId: string, named: readonly Brand[] = []): Theme[] {
  const first = hash(storyId);
  const rotating = MODES.map((mode, index) => {
    const inMode = ALL.filter((theme) => theme.mode === mode);
    // Half a turn between the two: one story shows two different brands.
    return inMode[(first + index * (inMode.length / THEMES_PER_STORY)) % inMode.length]!;
  });
  const own = named.flatMap((brand) => MODES.map((mode): Theme => ({ brand, mode })));
  const themes = [...rotating, ...own];
  return themes.filter(
    ({ brand, mode }, index) =>
      themes.findIndex((other) => other.brand === brand && other.mode === mode) === index,
  );
}

/** A small, even hash of a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
