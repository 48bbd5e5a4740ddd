import { BRANDS, type BrandKey } from 'rotativa/themes';
import { EVERYTHING } from '../../support/everything.ts';
import { choiceOf } from '../../support/themes-of-story.ts';

/**
 * The brands that a test of every brand tries: all every night, two in the gate. The name of the test chooses them, so
 * that a test always has the same, and that all tests together try each brand.
 */
export function brandsOf(test: string, brands: readonly BrandKey[] = BRANDS): readonly BrandKey[] {
  if (EVERYTHING || brands.length < 3) return brands;
  const first = choiceOf(test, brands.length);
  // The offset of half the list gives every brand the same number of turns.
  return [first, first + Math.floor(brands.length / 2)].map((at) => brands[at % brands.length]!);
}
