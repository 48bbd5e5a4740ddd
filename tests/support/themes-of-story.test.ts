import { describe, expect, it } from 'vitest';
import type { Brand, Theme } from '../../.storybook/brands.ts';
import { focusTheme, themesOfStory } from './themes-of-story.ts';

const ids = Array.from({ length: 600 }, (_, index) => `components-example-${index}--default`);
const key = ({ brand, mode }: { brand: string; mode: string }) => `${brand} ${mode}`;

describe('the themes that a story is tested in', () => {
  it('are two brands, one light and one dark', () => {
    for (const id of ids) {
      const [light, dark, ...more] = themesOfStory(id);
      expect([light!.mode, dark!.mode, more.length]).toEqual(['light', 'dark', 0]);
      expect(light!.brand).not.toBe(dark!.brand);
    }
  });

  it('are always the same for the same story', () => {
    expect(themesOfStory(ids[0]!)).toEqual(themesOfStory(ids[0]!));
  });

  it('are spread evenly: each of six brands has about a sixth', () => {
    const counts = new Map<string, number>();
    for (const theme of ids.flatMap((id) => themesOfStory(id))) {
      counts.set(key(theme), (counts.get(key(theme)) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(30);
  });

  it('take turns for the focus: over the library each of the twelve is looked at', () => {
    const counts = new Map<string, number>();
    for (const id of ids) {
      const theme = key(focusTheme(id, themesOfStory(id, { brands: ['rural'] })));
      counts.set(theme, (counts.get(theme) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    for (const count of counts.values()) expect(Math.abs(count - 50)).toBeLessThan(25);
  });

  it('include both modes of each brand that the story names, once', () => {
    const themes = themesOfStory(ids[0]!, { brands: ['rural', 'probe'] }).map(key);
    expect(themes).toEqual(
      expect.arrayContaining(['rural light', 'rural dark', 'probe light', 'probe dark']),
    );
    expect(new Set(themes).size).toBe(themes.length);
  });

  it('are those of its globals, and no other', () => {
    const themes = (globals: Partial<Theme>, brands: Brand[] = []) =>
      themesOfStory(ids[0]!, { globals, brands }).map(key);
    expect(themes({ brand: 'men' })).toEqual(['men light', 'men dark']);
    expect(themes({ brand: 'men', mode: 'dark' })).toEqual(['men dark']);
    expect(themes({ mode: 'dark' }, ['rural'])).toEqual([themes({})[1], 'rural dark']);
  });

  it('have a focus, even when there is only one', () => {
    for (const id of ids) {
      const themes = themesOfStory(id, { globals: { brand: 'men', mode: 'dark' } });
      expect(key(focusTheme(id, themes))).toBe('men dark');
    }
  });
});
