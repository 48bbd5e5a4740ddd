import { FAMILIES, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import type { SeedStory } from '../../types.ts';
import { COLLECTIONS, STORIES } from '../index.ts';
import { WRITTEN } from '../written.ts';
import { picturesBeside } from './index.ts';
import { MOST_USES } from './picture-desk.ts';

const isWritten = (() => {
  const keys = new Set(WRITTEN.map(({ brand, slug }) => `${brand} ${slug}`));
  return ({ brand, slug }: SeedStory): boolean => keys.has(`${brand} ${slug}`);
})();
const of = (brand: BrandKey): SeedStory[] =>
  STORIES.filter((story) => story.brand === brand).sort((a, b) => a.ago - b.ago);
const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

describe.each(FAMILIES)('B4 the pictures of the older stories of %s', (brand) => {
  it('are in no list of a section or topic twice, nor beside lists', () => {
    const own = of(brand);
    const beside = picturesBeside(brand, own, COLLECTIONS);
    const faults = own.flatMap((story) => {
      const { picture, sections, tags } = story;
      if (isWritten(story) || picture === undefined) return [];
      const uses = own.filter((other) => other !== story && other.picture?.id === picture.id);
      const inOneList = uses.some((other) => share(other.sections, sections) || share(other.tags, tags));
      const wrong = inOneList || uses.length >= MOST_USES || beside.has(picture.id);
      return wrong ? [`${story.slug}: ${picture.id}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('open no gallery', () => {
    const covers = of(brand).flatMap(({ type, picture }) => (type === 'gallery' ? (picture?.id ?? []) : []));
    const older = of(brand).filter((story) => !isWritten(story));
    expect(older.filter(({ picture }) => picture && covers.includes(picture.id))).toEqual([]);
  });

  it.each([
    ['the brand', 12],
    ['an author', 16],
  ])('are in three pages of the list of %s once', (whose, page) => {
    const own = of(brand);
    const lists =
      whose === 'the brand'
        ? [own]
        : [...new Set(own.flatMap(({ by }) => by))].map((id) => own.filter(({ by }) => by.includes(id)));
    const faults = lists.flatMap((list) =>
      list.flatMap((story, at) => {
        const near = list.slice(Math.max(0, at - 3 * page), at);
        const again = near.some(
          (one) =>
            one.picture && one.picture.id === story.picture?.id && !(isWritten(one) && isWritten(story)),
        );
        return again ? [story.slug] : [];
      }),
    );
    expect(faults).toEqual([]);
  });
});
