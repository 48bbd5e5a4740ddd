import { FAMILIES, type FamilyKey } from 'rotativa/themes';
import { siteOf } from '../../../sites.ts';
import type { SeedCollection } from '../../content-types.ts';
import type { Brand, SeedStory } from '../../types.ts';
import type { Beat } from './beat.ts';
import { publishBeats } from './publish.ts';
import { DAILY_BEATS } from './daily/index.ts';
import { FORUMS_BEATS } from './forums/index.ts';
import { MEN_BEATS } from './men/index.ts';
import { RURAL_BEATS } from './rural/index.ts';
import { WEEKLY_BEATS } from './weekly/index.ts';
import { WOMEN_BEATS } from './women/index.ts';

const BEATS: Partial<Record<FamilyKey, readonly Beat[]>> = {
  weekly: WEEKLY_BEATS,
  daily: DAILY_BEATS,
  men: MEN_BEATS,
  forums: FORUMS_BEATS,
  rural: RURAL_BEATS,
  women: WOMEN_BEATS,
};

/** The collections that every page shows beside its list. */
const BESIDE = ['lo-ultimo', 'mas-leidos'];

/** The pictures that a brand shows beside its lists. */
export function picturesBeside(
  brand: Brand,
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
    return publishBeats(brand, siteOf(brand).name, BEATS[brand] ?? [], own, beside);
  });
