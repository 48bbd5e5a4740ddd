import { FAMILIES, type BrandKey } from 'rotativa/themes';
import { siteOf } from '../../../sites.ts';
import type { SeedCollection } from '../../content-types.ts';
import type { SeedStory } from '../../types.ts';
import { archiveStories } from '../archive/index.ts';
import { beatStories } from '../beats/index.ts';
import { dater } from './dates.ts';
import { pictureDesk } from './picture-desk.ts';

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

/** The stories that fill the lists after the written ones: those of the archive, then those of the beats. */
export const olderStories = (
  written: readonly SeedStory[],
  collections: readonly SeedCollection[],
): SeedStory[] =>
  FAMILIES.flatMap((brand) => {
    const own = written.filter((story) => story.brand === brand);
    const date = dater(brand, own);
    const desk = pictureDesk(own, picturesBeside(brand, own, collections));
    const credit = siteOf(brand).name;
    return [...archiveStories(brand, own), ...beatStories(brand, own)]
      .map(({ words, pictures }) => ({ story: { ...words, ago: date(words.sections) }, pictures }))
      .sort((one, other) => one.story.ago - other.story.ago)
      .map(({ story, pictures }) => {
        const id = desk.choose(story, pictures);
        return id === undefined ? story : { ...story, picture: { id, caption: '', credit } };
      });
  });
