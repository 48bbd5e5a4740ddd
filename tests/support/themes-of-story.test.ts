import { describe, expect, it } from 'vitest';
import type { Theme } from '../../.storybook/brands.ts';
import { choiceOf, themesOfSheet, themesOfStory } from './themes-of-story.ts';

const ids = Array.from({ length: 600 }, (_, index) => `components-example-${index}--default`);
const key = ({ brand, mode }: { brand: string; mode: string }) => `${brand} ${mode}`;

function counted(themes: Theme[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const theme of themes) counts.set(key(theme), (counts.get(key(theme)) ?? 0) + 1);
  return counts;
}

describe('the themes that a story is tested in', () => {
  it('are two brands, one light and one dark', () => {
    for (const id of ids) {
      const themes = themesOfStory(id);
      expect(themes.map(({ mode }) => mode).sort()).toEqual(['dark', 'light']);
      expect(themes[0]!.brand).not.toBe(themes[1]!.brand);
    }
  });

  it('are one if its page has one width', () => {
    for (const id of ids) expect(themesOfStory(id, {}, 1)).toEqual(themesOfStory(id).slice(0, 1));
  });

  it('are always the same for the same story', () => {
    expect(themesOfStory(ids[0]!)).toEqual(themesOfStory(ids[0]!));
  });

  it('are spread evenly at each width: each of twelve has about a twelfth', () => {
    for (const turn of [0, 1]) {
      const counts = counted(ids.map((id) => themesOfStory(id)[turn]!));
      expect(counts.size).toBe(12);
      for (const count of counts.values()) expect(Math.abs(count - 50)).toBeLessThan(25);
    }
  });

  it('are spread evenly over the states, which are seen at one of two widths', () => {
    for (const turn of [0, 1]) {
      const states = ids.filter((id) => choiceOf(id, 2) === turn);
      const counts = counted(states.map((id) => themesOfStory(id)[turn]!));
      expect(counts.size).toBe(12);
      for (const count of counts.values()) expect(Math.abs(count - 25)).toBeLessThan(18);
    }
  });

  it('are those of its globals, and no other', () => {
    const themes = (globals: Partial<Theme>) => themesOfStory(ids[0]!, globals).map(key).sort();
    expect(themes({ brand: 'men' })).toEqual(['men dark', 'men light']);
    expect(themes({ brand: 'men', mode: 'dark' })).toEqual(['men dark']);
    expect(themes({ mode: 'dark' })).toEqual([expect.stringContaining('dark')]);
  });
});

describe('the sheet of a story', () => {
  it('has six brands, first light and then dark', () => {
    const themes = themesOfSheet();
    expect(themes.map(({ mode }) => mode)).toEqual([...Array(6).fill('light'), ...Array(6).fill('dark')]);
    expect(counted(themes).size).toBe(12);
  });

  it('has the themes of its globals only', () => {
    expect(themesOfSheet({ brand: 'men' }).map(key)).toEqual(['men light', 'men dark']);
    expect(themesOfSheet({ mode: 'dark' })).toHaveLength(6);
  });
});
