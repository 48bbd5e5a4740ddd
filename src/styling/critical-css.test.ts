import { describe, expect, it } from 'vitest';
import { createCriticalCss } from './critical-css.ts';

const styles = {
  base: '@layer rotativa.reset, rotativa.components, rotativa.blocks;@layer rotativa.reset{*{margin:0}}',
  roots: [
    { id: 'rt-card', layer: 'rotativa.components', css: '.rt-card{gap:1px}' },
    { id: 'rt-story-grid', layer: 'rotativa.blocks', css: '.rt-story-grid{gap:2px}' },
    { id: 'rt-link', layer: 'rotativa.components', css: '.rt-link{gap:3px}' },
  ],
};
const style = createCriticalCss(styles, {
  theme: '@layer rotativa.reset, rotativa.components;[data-brand=weekly]{--a:1}',
  app: '.app{color:red}',
});

describe('the styles of a page', () => {
  it('are the base, the brand’s, and the page’s roots, each in its layer', () => {
    expect(style('<article class="rt-card wide"><a class="rt-link">')).toBe(
      '@layer rotativa.reset, rotativa.components, rotativa.blocks;@layer rotativa.reset{*{margin:0}}' +
        '[data-brand=weekly]{--a:1}' +
        '@layer rotativa.components{.rt-card{gap:1px}.rt-link{gap:3px}}.app{color:red}',
    );
  });

  it('are only the library’s without further options', () => {
    expect(createCriticalCss(styles)('<p>')).toBe(styles.base);
  });

  it('a class is a whole word: rt-story-grid is not rt-card', () => {
    const css = style('<div class="rt-story-grid">');
    expect(css).toContain('.rt-story-grid{');
    expect(css).not.toContain('.rt-card{');
  });

  it('are kept for the sets that were used last, with two million characters at most', () => {
    let made = 0;
    const roots = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => ({
      id: `rt-${letter}`,
      layer: 'rotativa.components',
      get css() {
        made += 1;
        return '';
      },
    }));
    // Four sets of such pages have less than two million characters, and five more.
    const styleOf = createCriticalCss({ base: 'x'.repeat(450_000), roots });
    const isMade = (letter: string): boolean => {
      const before = made;
      expect(styleOf(`<p class="rt-${letter}">`)).toHaveLength(
        450_000 + '@layer rotativa.components{}'.length,
      );
      return made > before;
    };
    expect([...'abcd'].map(isMade)).toEqual([true, true, true, true]);
    expect([...'abcd'].map(isMade)).toEqual([false, false, false, false]);
    expect([...'ae'].map(isMade)).toEqual([false, true]);
    // The one that was not used for the longest time made place.
    expect([...'acdeb'].map(isMade)).toEqual([false, false, false, false, true]);
  });
});
