import { FAMILIES } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import type { SeedStory } from '../../types.ts';
import { WRITTEN } from '../written.ts';
import { archiveStories } from './index.ts';

const texts = ({
  headline,
  standfirst = '',
  body,
}: Pick<SeedStory, 'headline' | 'standfirst' | 'body'>): string[] => [
  headline,
  standfirst,
  ...body.filter((element) => typeof element === 'string'),
];

describe.each(FAMILIES)('the archive of %s', (brand) => {
  const stories = archiveStories(
    brand,
    WRITTEN.filter((story) => story.brand === brand),
  ).map(({ words }) => words);

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
});
