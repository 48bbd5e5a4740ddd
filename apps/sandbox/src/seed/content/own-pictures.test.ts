import { FAMILIES } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import type { SeedStory } from '../types.ts';
import { isBeatStory } from './beats/publish.ts';
import { AUTHORS, STORIES } from './index.ts';

const of = (brand: string): SeedStory[] => STORIES.filter((story) => story.brand === brand);
const repeated = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

describe.each(FAMILIES)('the pictures of %s', (brand) => {
  it('belong to one story each, so that no list shows one twice; the beats have their own rule', () => {
    const newer = of(brand).filter((story) => !isBeatStory(story));
    expect(repeated(newer.flatMap(({ picture }) => (picture ? [picture.id] : [])))).toEqual([]);
  });

  it('are used once in an article and once in a gallery', () => {
    const twice = of(brand).flatMap(({ slug, picture, body, images = [] }) => {
      const embedded = body.flatMap((element) => {
        if (typeof element === 'string') return [];
        if ('image' in element) return [element.image];
        const target =
          'video' in element ? element.video : 'gallery' in element ? element.gallery : undefined;
        const embed = of(brand).find((story) => story.slug === target);
        if (embed?.type === 'gallery') return (embed.images ?? []).map(({ id }) => id);
        return embed?.picture ? [embed.picture.id] : [];
      });
      const article = picture ? [picture.id, ...embedded] : embedded;
      return [...repeated(article), ...repeated(images.map(({ id }) => id))].map((id) => `${slug}: ${id}`);
    });
    expect(twice).toEqual([]);
  });

  it('belong to one person: an author’s portrait shows no other person', () => {
    const authors = AUTHORS.filter(({ brands }) => brands.includes(brand));
    expect(repeated(authors.map(({ portrait }) => portrait))).toEqual([]);
    const faces = new Map(authors.map(({ portrait, name }) => [portrait as string, name]));
    const lent = of(brand).flatMap(({ slug, picture, body, images = [] }) => {
      const inBody = body.flatMap((element) =>
        typeof element === 'object' && 'image' in element
          ? [{ id: element.image, caption: element.caption }]
          : [],
      );
      return [...(picture ? [picture] : []), ...images, ...inBody]
        .filter(({ id, caption }) => faces.has(id) && !caption.includes(faces.get(id) ?? ''))
        .map(({ id }) => `${slug}: ${id} is ${faces.get(id) ?? ''}`);
    });
    expect(lent).toEqual([]);
  });
});

describe('the forums', () => {
  it('have at least one item by each speaker', () => {
    const forums = of('forums');
    const speakers = new Set(forums.flatMap(({ event }) => event?.speakers ?? []));
    const silent = [...speakers].filter((id) => !forums.some(({ by }) => by.includes(id)));
    expect(silent).toEqual([]);
  });
});
