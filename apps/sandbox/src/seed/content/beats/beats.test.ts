import { describe, expect, it } from 'vitest';
import { FAMILIES } from 'rotativa/themes';
import type { SeedStory } from '../../types.ts';
import { STORIES } from '../index.ts';
import { WRITTEN } from '../written.ts';
import { readBeat, type BeatStory } from './beat.ts';
import { beatStories } from './index.ts';

const keyOf = ({ brand, slug }: Pick<SeedStory, 'brand' | 'slug'>): string => `${brand} ${slug}`;
const KEYS = new Set(
  FAMILIES.flatMap((brand) =>
    beatStories(
      brand,
      WRITTEN.filter((story) => story.brand === brand),
    ).map(({ words }) => keyOf(words)),
  ),
);
const isBeatStory = (story: SeedStory): boolean => KEYS.has(keyOf(story));
const repeated = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
};
const paragraphs = ({ body }: SeedStory): string[] => body.filter((element) => typeof element === 'string');
const sentences = (story: SeedStory): string[] =>
  paragraphs(story).flatMap((text) => text.split(/(?<=[.?!”])\s+/));
/** A short sentence ('Hoy no.') may be said by two people. */
const LONG_SENTENCE = 30;

const beats = STORIES.filter(isBeatStory);

describe('B4 the stories of the beats', () => {
  it('have four paragraphs at least, and no text that another story of the seed has', () => {
    expect(beats.filter((story) => paragraphs(story).length < 4).map(({ slug }) => slug)).toEqual([]);
    const earlier = new Set(STORIES.filter((story) => !isBeatStory(story)).flatMap(sentences));
    const own = beats.flatMap(sentences).filter((text) => text.length >= LONG_SENTENCE);
    expect(repeated(own)).toEqual([]);
    expect(own.filter((text) => earlier.has(text))).toEqual([]);
  });

  it('have their own headlines and standfirsts', () => {
    expect(repeated(STORIES.map(({ brand, headline }) => `${brand} ${headline}`))).toEqual([]);
    expect(repeated(STORIES.flatMap(({ standfirst }) => (standfirst ? [standfirst] : [])))).toEqual([]);
  });

  it('are signed', () => {
    expect(beats.filter(({ by }) => by.length === 0).map(({ brand, slug }) => `${brand} ${slug}`)).toEqual(
      [],
    );
  });
});

const FIELDS = '---\nsections: [/cali]\nkicker: Cali\ntags: [Cali]\n---\n';
const stories = (...parts: string[]): readonly BeatStory[] =>
  readBeat({ file: 'beat.md', line: 1, text: `${FIELDS}\n${parts.join('\n\n')}\n` }).stories;

describe('B4 the file of a beat', () => {
  it('has the fields of all its stories', () => {
    const beat = readBeat({ file: 'beat.md', line: 1, text: FIELDS });
    expect(beat).toEqual({ sections: ['/cali'], kicker: 'Cali', tags: ['Cali'], stories: [] });
  });

  it('has stories with place and pictures', () => {
    const [story, column] = stories(
      ...['# Titular', 'Sumario', 'Honda, Tolima · carretera lluvia', 'Uno', 'Dos', 'Tres', 'Cuatro'],
      ...['# Columna', 'Sumario', '—', 'Uno', 'Dos', '## Subtítulo', '- a\n- b', 'Tres', 'Cuatro'],
    );
    expect(story).toEqual({
      headline: 'Titular',
      standfirst: 'Sumario',
      town: 'Honda',
      pictures: ['carretera', 'lluvia'],
      body: ['Uno', 'Dos', 'Tres', 'Cuatro'],
    });
    expect(column).toEqual({
      headline: 'Columna',
      standfirst: 'Sumario',
      pictures: [],
      body: ['Uno', 'Dos', { h: 'Subtítulo' }, { list: ['a', 'b'] }, 'Tres', 'Cuatro'],
    });
  });

  it.each([
    ['too few paragraphs', ['# Titular', 'Sumario', '—', 'Uno', 'Dos', 'Tres'], '7: ‘Titular’ needs'],
    ['no standfirst', ['# Titular'], '7: ‘Titular’ needs'],
    ['no headline', ['Sumario'], '7: a story begins with its headline'],
    [
      'an unknown picture',
      ['# T', 'S', 'Cali · dragon', 'Uno', 'Dos', 'Tres', 'Cuatro'],
      '11: there is no picture',
    ],
    [
      'a paragraph for its place',
      ['# T', 'S', 'Cali\nCali', 'Uno', 'Dos', 'Tres', 'Cuatro'],
      '11: write place',
    ],
  ])('is refused with %s', (_, parts, message) => {
    expect(() => stories(...parts)).toThrow(`apps/content/beat.md:${message.replaceAll(/[‘’]/g, "'")}`);
  });
});
