import type { Brand, SeedStory } from '../../types.ts';
import { archiveOf } from './compose.ts';
import { DAILY_ARCHIVE } from './daily.ts';
import { FORUMS_ARCHIVE } from './forums.ts';
import { MEN_ARCHIVE } from './men.ts';
import { COUNTRY, VALLEY, type Place } from './places.ts';
import { RURAL_ARCHIVE } from './rural.ts';
import type { ArchiveTheme } from './theme.ts';
import { WEEKLY_ARCHIVE } from './weekly.ts';
import { WOMEN_ARCHIVE } from './women.ts';

const ARCHIVES: Readonly<
  Record<Brand, [name: string, themes: readonly ArchiveTheme[], places: readonly Place[]]>
> = {
  weekly: ['Semanario', WEEKLY_ARCHIVE, COUNTRY],
  daily: ['El Diario', DAILY_ARCHIVE, VALLEY],
  women: ['Fucsia', WOMEN_ARCHIVE, COUNTRY],
  men: ['SoHo', MEN_ARCHIVE, COUNTRY],
  forums: ['Foros Semanario', FORUMS_ARCHIVE, COUNTRY],
  rural: ['Semanario Rural', RURAL_ARCHIVE, COUNTRY],
};

/** The older stories of all brands, which fill the later pages of lists. */
export const archiveStories = (written: readonly SeedStory[]): SeedStory[] =>
  (Object.keys(ARCHIVES) as Brand[]).flatMap((brand) => {
    const [name, themes, places] = ARCHIVES[brand];
    return archiveOf({
      ...{ brand, name, themes, places },
      written: written.filter((story) => story.brand === brand),
    });
  });
