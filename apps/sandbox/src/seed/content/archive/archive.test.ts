import { FAMILIES, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { isBeatStory } from '../beats/beat-story.fixture.ts';
import type { SeedStory } from '../../types.ts';
import { STORIES } from '../index.ts';
import { ARCHIVE_FROM_DAYS } from './compose.ts';
import { DAY_MINUTES } from './theme.ts';

const archive = STORIES.filter(
  (story) => story.ago >= ARCHIVE_FROM_DAYS * DAY_MINUTES && !isBeatStory(story),
);
const of = (brand: BrandKey, stories: readonly SeedStory[]): SeedStory[] =>
  stories.filter((story) => story.brand === brand);
const texts = ({ headline, standfirst = '', body }: SeedStory): string[] => [
  headline,
  standfirst,
  ...body.filter((element) => typeof element === 'string'),
];

describe.each(FAMILIES)('the archive of %s', (brand) => {
  const stories = of(brand, archive);

  it('has no headline, standfirst or text twice', () => {
    const seen = stories.map((story) => texts(story).join('\n'));
    expect(new Set(seen).size).toBe(stories.length);
    expect(new Set(stories.map(({ headline }) => headline)).size).toBe(stories.length);
  });

  it('fills every slot, and joins articles as Spanish does', () => {
    const odd = stories
      .flatMap(texts)
      .filter((text) => /[{}]|\b(a|de) el (río|arroyo)|undefined| {2}/.test(text));
    expect(odd).toEqual([]);
  });

  it('is older than the stories that were written by hand', () => {
    const newest = Math.min(...stories.map(({ ago }) => ago));
    const others = of(brand, STORIES).filter((story) => !stories.includes(story) && !isBeatStory(story));
    expect(newest).toBeGreaterThan(Math.max(...others.map(({ ago }) => ago)));
  });
});
