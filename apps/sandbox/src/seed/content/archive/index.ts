import { FAMILIES, type FamilyKey } from 'rotativa/themes';
import { siteOf } from '../../../sites.ts';
import type { SeedStory } from '../../types.ts';
import { COLUMNS } from './columns.ts';
import { archiveOf } from './compose.ts';
import { DAILY_ARCHIVE } from './daily.ts';
import { FORUMS_ARCHIVE } from './forums.ts';
import { MEN_ARCHIVE } from './men.ts';
import { COUNTRY, VALLEY, type Place } from './places.ts';
import { RURAL_ARCHIVE } from './rural.ts';
import { SUMMIT } from './summit.ts';
import type { ArchiveTheme } from './theme.ts';
import { WEEKLY_ARCHIVE } from './weekly.ts';
import { WOMEN_ARCHIVE } from './women.ts';

/** The subjects that a brand's archive follows, and the places where. */
const ARCHIVES: Readonly<Record<FamilyKey, [themes: readonly ArchiveTheme[], places: readonly Place[]]>> = {
  weekly: [WEEKLY_ARCHIVE, COUNTRY],
  daily: [DAILY_ARCHIVE, VALLEY],
  women: [WOMEN_ARCHIVE, COUNTRY],
  men: [MEN_ARCHIVE, COUNTRY],
  forums: [FORUMS_ARCHIVE, COUNTRY],
  rural: [RURAL_ARCHIVE, COUNTRY],
};

/** The series that brands publish beside their subjects. */
const SERIES: Partial<Record<FamilyKey, readonly ArchiveTheme[]>> = { daily: [SUMMIT] };

/** Columns and series appear between two other stories, in minutes. */
const BETWEEN = 301;

/** The older stories of the families, which fill the later pages of lists. */
export const archiveStories = (written: readonly SeedStory[]): SeedStory[] =>
  FAMILIES.flatMap((brand) => {
    const [themes, places] = ARCHIVES[brand];
    const beside = [COLUMNS[brand] ?? [], SERIES[brand] ?? []].flat();
    const common = {
      ...{ brand, name: siteOf(brand).name, places },
      written: written.filter((story) => story.brand === brand),
    };
    return [
      ...archiveOf({ ...common, themes }),
      ...(beside.length > 0 ? archiveOf({ ...common, themes: beside, shift: BETWEEN }) : []),
    ];
  });
