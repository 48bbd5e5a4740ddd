import { FAMILIES, type FamilyKey } from 'rotativa/themes';
import { z } from 'zod';
import { siteOf } from '../../../sites.ts';
import type { SeedStory } from '../../types.ts';
import { readData } from '../files/fields.ts';
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

/** Columns and series appear between two other stories, in minutes. */
const BETWEEN = 301;

/** The older stories of the families, which fill the later pages of lists. */
export const archiveStories = (written: readonly SeedStory[]): SeedStory[] =>
  FAMILIES.flatMap((brand) => {
    const { themes, beside } = readData(`archive/${brand}.yaml`, Archive);
    const common = {
      ...{ brand, name: siteOf(brand).name, places: PLACES[brand] ?? COUNTRY },
      written: written.filter((story) => story.brand === brand),
    };
    return [
      ...archiveOf({ ...common, themes }),
      ...(beside.length > 0 ? archiveOf({ ...common, themes: beside, shift: BETWEEN }) : []),
    ];
  });
