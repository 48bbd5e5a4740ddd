import { FAMILIES, MODES, type Theme } from '../../.storybook/brands.ts';

/** Every family of brands in every mode. The probe is not a brand of a page; it proves tokens elsewhere. */
export const EVERY_THEME: readonly Theme[] = MODES.flatMap((mode) =>
  FAMILIES.map((brand): Theme => ({ brand, mode })),
);

/** A story's `globals`: a story of one brand or mode is tested in no other. */
type Bound = Partial<Theme>;

/** The themes of a story's sheet: all, unless the story is bound to a brand or a mode. */
export const themesOfSheet = ({ brand, mode }: Bound = {}): Theme[] =>
  EVERY_THEME.filter(
    (theme) => theme.brand === (brand ?? theme.brand) && theme.mode === (mode ?? theme.mode),
  );

/**
 * Returns the themes in which a story is seen at full size: one for each width of its page, chosen by its id and always
 * the same. Two are in different modes and brands. Over the library, each theme is chosen equally often.
 */
export function themesOfStory(storyId: string, bound: Bound = {}, widths: number = MODES.length): Theme[] {
  const turn = hash(storyId);
  const modes = MODES.filter((mode) => mode === (bound.mode ?? mode));
  return modes.slice(0, widths).map((_, index) => {
    const mode = modes[(index + (turn >>> 16)) % modes.length]!;
    const themes = themesOfSheet({ ...bound, mode });
    // The offset of half the list gives a story two different brands.
    return themes[(turn + index * Math.floor(themes.length / 2)) % themes.length]!;
  });
}

/** Which of so many a story has: always the same, and over the library each equally often. */
export const choiceOf = (storyId: string, count: number): number => (hash(storyId) >>> 8) % count;

/** A small, even hash of a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
