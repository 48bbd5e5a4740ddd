import { describe, expect, it, vi } from 'vitest';
import { createCriticalCss } from './critical-css.ts';
import * as pages from './page-rules.ts';

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

  it('are kept for what pages had last, with two million characters at most', () => {
    const roots = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => ({
      id: `rt-${letter}`,
      layer: 'rotativa.components',
      css: `.rt-${letter}{gap:${letter.charCodeAt(0)}px}`,
    }));
    // Four sets of such pages have less than two million characters, and five more.
    const base = `@font-face{font-family:'${'x'.repeat(450_000)}'}`;
    const styleOf = createCriticalCss({ base, roots });
    const made = vi.spyOn(pages, 'pageRules');
    const isMade = (letter: string): boolean => {
      made.mockClear();
      expect(styleOf(`<p class="rt-${letter}">`)).toContain(`.rt-${letter}{`);
      return made.mock.calls.length > 0;
    };
    expect([...'abcd'].map(isMade)).toEqual([true, true, true, true]);
    expect([...'abcd'].map(isMade)).toEqual([false, false, false, false]);
    expect([...'ae'].map(isMade)).toEqual([false, true]);
    // The one that was not used for the longest time made place.
    expect([...'acdeb'].map(isMade)).toEqual([false, false, false, false, true]);
  });
});

describe('rules that a page has no use for', () => {
  const rule = (selector: string) => `${selector}{gap:1px}`;
  const card = (...selectors: string[]) => ({
    base: '',
    rendered: ['.mark', '.title', '[data-form]', '[data-wide]'],
    roots: [{ id: 'rt-card', layer: 'c', css: selectors.map(rule).join('') }],
  });
  const cssOf = (html: string, ...selectors: string[]): string =>
    createCriticalCss(card(...selectors))(`<div class="rt-card">${html}</div>`);

  it.each([
    ['.rt-card>.mark', '<i class="title">', '<i class="big mark">'],
    ['.rt-card [data-wide]', '<i data-form="a">', '<i data-wide="">'],
    [".rt-card[data-form='a']", '<i data-form="b">', '<i data-form="a">'],
    ['.rt-card[data-form=a]', '<i data-form="ab">', "<i data-form='a'>"],
    ['.rt-card[data-form^=a]', '<i data-wide="a">', '<i data-form="b">'],
    [
      ".rt-card:is([data-form='a'],[data-form='b'])>.mark",
      '<i data-form="a">',
      '<i class="mark" data-form="b">',
    ],
    [".rt-card:is([data-form='a'],[data-form='b'])", '<i data-form="c">', '<i data-form="a">'],
    ['.rt-card:is(.mark.title,.title[data-form])', '<i class="mark" data-form="">', '<i class="title mark">'],
    ['.rt-card:where(.mark.title,.title)', '<i class="mark">', '<i class="title">'],
    ['.rt-card:has(>.mark):hover', '<i>', '<i class="mark">'],
    ['.rt-card:not(.title)>.mark::before', '<i>', '<i class="mark">'],
  ])('%s is left out of %s and not of %s', (selector, without, with_) => {
    expect(cssOf(without, selector)).toBe('');
    expect(cssOf(with_, selector)).toBe(`@layer c{${rule(selector)}}`);
  });

  it.each([
    ['.rt-card:not(.mark)'],
    ['.rt-card:not([data-form=a],:is(.mark))'],
    ['.rt-card:nth-child(2 of .mark)'],
    ['.rt-card:is(.mark,:hover)'],
    // Names that scripts or browsers write.
    ['.rt-card[open]>.loading[aria-current=page][data-state=open]'],
    ['.rt-card\\:x.mark'],
  ])('%s is in every page', (selector) => {
    expect(cssOf('', selector)).toBe(`@layer c{${rule(selector)}}`);
  });

  it('of a list, only the selectors that can match stay; an empty group goes', () => {
    const css = '.rt-card .mark,.rt-card a{gap:1px}@media print{.rt-card .mark{gap:2px}}';
    const roots = [{ id: 'rt-card', layer: 'c', css }];
    expect(createCriticalCss({ base: '', rendered: ['.mark'], roots })('<p class="rt-card">')).toBe(
      '@layer c{.rt-card a{gap:1px}}',
    );
  });

  it('without a list of names, every rule of a root stays', () => {
    const roots = [{ id: 'rt-card', layer: 'c', css: '.rt-card .mark{gap:1px}' }];
    expect(createCriticalCss({ base: '', roots })('<p class="rt-card">')).toContain('.mark');
  });
});

describe('custom properties', () => {
  const base =
    ':root{--a:1px;--b:var(--a);--c:2px;--d:3px;--e:4px}[data-mode=dark]{--a:5px;--c:6px}@media print{:root{--c:7px}}';
  const roots = [{ id: 'rt-card', layer: 'x', css: '.rt-card{gap:var(--b)}' }];

  it('stay if a rule or the HTML reads them, also by way of others', () => {
    const style = createCriticalCss({ base, roots }, { readOnly: true });
    expect(style('<p class="rt-card" style="inset:var(--d)">')).toBe(
      ':root{--a:1px;--b:var(--a);--d:3px}[data-mode=dark]{--a:5px}@layer x{.rt-card{gap:var(--b)}}',
    );
  });

  it('all stay unless the page’s CSS is all that reads them', () => {
    expect(createCriticalCss({ base, roots })('<p>')).toBe(base);
  });
});
