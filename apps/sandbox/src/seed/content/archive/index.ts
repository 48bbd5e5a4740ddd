import type { FamilyKey } from 'rotativa/themes';
import { z } from 'zod';
import type { SeedStory } from '../../types.ts';
import { readData } from '../files/fields.ts';
import type { UndatedStory } from '../older/undated.ts';
import { archiveOf } from './compose.ts';
import { COUNTRY, VALLEY, type Place } from './places.ts';
import { Theme } from './theme.ts';

/** The places of a brand's archive, when they are not those of the country. */
const PLACES: Partial<Record<FamilyKey, readonly Place[]>> = { daily: VALLEY };

/** The archive of a brand. */
const Archive = z.strictObject({
  /** The subjects that it follows. */
  themes: z.array(Theme).min(1),
  /** Columns and series that are published beside them. */
  beside: z.array(Theme),
});

/** The stories of a brand's archive, which fill the later pages of lists. */
export function archiveStories(brand: FamilyKey, written: readonly SeedStory[]): UndatedStory[] {
  const { themes, beside } = readData(`archive/${brand}.yaml`, Archive);
  const common = { brand, places: PLACES[brand] ?? COUNTRY, written };
  return [themes, beside].flatMap((some) => (some.length > 0 ? archiveOf({ ...common, themes: some }) : []));
}
