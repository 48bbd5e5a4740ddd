import { FAMILIES, type FamilyKey } from 'rotativa/themes';
import { siteOf } from '../../../sites.ts';
import type { SeedStory } from '../../types.ts';
import { archiveOf } from './compose.ts';
import { DAILY_ARCHIVE } from './daily.ts';
import { FORUMS_ARCHIVE } from './forums.ts';
import { MEN_ARCHIVE } from './men.ts';
import { COUNTRY, VALLEY, type Place } from './places.ts';
import { RURAL_ARCHIVE } from './rural.ts';
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

/** The older stories of the families, which fill the later pages of lists. */
export const archiveStories = (written: readonly SeedStory[]): SeedStory[] =>
  FAMILIES.flatMap((brand) => {
    const [themes, places] = ARCHIVES[brand];
    return archiveOf({
      ...{ brand, name: siteOf(brand).name, themes, places },
      written: written.filter((story) => story.brand === brand),
    });
  });
