import { FAMILIES, type FamilyKey, type BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import { siteOf } from '../../../sites.ts';
import type { SeedCollection } from '../../content-types.ts';
import type { SeedStory } from '../../types.ts';
import { checkNames, readSource } from '../files/folder.ts';
import { readData } from '../files/fields.ts';
import { text } from '../files/values.ts';
import { readBeat, type Beat } from './beat.ts';
import { publishBeats } from './publish.ts';

/** The names of a brand's beats. */
const Index = z.strictObject({
  recent: z.array(text).min(1),
  /** Subjects that the newsroom followed before. They fill its lists that were short. */
  earlier: z.array(text),
});

/** The beats of a brand by period, the newest first. */
function beatsOf(brand: FamilyKey): Beat[][] {
  const folder = `beats/${brand}`;
  const index = `${folder}/index.yaml`;
  const { recent, earlier } = readData(index, Index);
  checkNames(folder, index, [...recent, ...earlier]);
  return [recent, earlier].map((names) => names.map((name) => readBeat(readSource(`${folder}/${name}.md`))));
}

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
    return publishBeats(brand, siteOf(brand).name, beatsOf(brand), own, beside);
  });
