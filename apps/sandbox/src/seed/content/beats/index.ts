import { FAMILIES, type FamilyKey, type BrandKey } from 'rotativa/themes';
import { siteOf } from '../../../sites.ts';
import type { SeedCollection } from '../../content-types.ts';
import type { SeedStory } from '../../types.ts';
import type { Beat } from './beat.ts';
import { publishBeats } from './publish.ts';
import { DAILY_BEATS, DAILY_EARLIER } from './daily/index.ts';
import { FORUMS_BEATS, FORUMS_EARLIER } from './forums/index.ts';
import { MEN_BEATS, MEN_EARLIER } from './men/index.ts';
import { RURAL_BEATS, RURAL_EARLIER } from './rural/index.ts';
import { WEEKLY_BEATS, WEEKLY_EARLIER } from './weekly/index.ts';
import { WOMEN_BEATS, WOMEN_EARLIER } from './women/index.ts';

/** The beats of a brand by period, the newest first: what it followed earlier fills its lists that were short. */
const BEATS: Readonly<Record<FamilyKey, readonly (readonly Beat[])[]>> = {
  weekly: [WEEKLY_BEATS, WEEKLY_EARLIER],
  daily: [DAILY_BEATS, DAILY_EARLIER],
  men: [MEN_BEATS, MEN_EARLIER],
  forums: [FORUMS_BEATS, FORUMS_EARLIER],
  rural: [RURAL_BEATS, RURAL_EARLIER],
  women: [WOMEN_BEATS, WOMEN_EARLIER],
};

/** The collections that every page shows beside its list. */
const BESIDE = ['lo-ultimo', 'mas-leidos'];

/** The pictures that a brand shows beside its lists. */
export function picturesBeside(
  brand: BrandKey,
  stories: readonly SeedStory[],
  collections: readonly SeedCollection[],
): Set<string> {
  const ids = BESIDE.map((name) => `${brand}-${name}`);
  const slugs = new Set(collections.filter(({ id }) => ids.includes(id)).flatMap((one) => one.slugs));
  return new Set(stories.flatMap(({ slug, picture }) => (picture && slugs.has(slug) ? [picture.id] : [])));
}

/** The oldest stories of the families: what their newsrooms followed before the archive's beginning. */
export const beatStories = (
  earlier: readonly SeedStory[],
  collections: readonly SeedCollection[],
): SeedStory[] =>
  FAMILIES.flatMap((brand) => {
    const own = earlier.filter((story) => story.brand === brand);
    const beside = picturesBeside(brand, own, collections);
    return publishBeats(brand, siteOf(brand).name, BEATS[brand], own, beside);
  });
