import { describe, expect, it } from 'vitest';
import fc from '../../tests/support/fuzz.ts';
import { createCriticalCss, createSharedCss } from './critical-css.ts';

const ORDER = '@layer rotativa.tokens, rotativa.components, rotativa.blocks;';
const LINK = '<link rel="stylesheet" href="/shared.css">';
const layer = 'rotativa.components';

const STYLES = {
  base: `${ORDER}@layer rotativa.tokens{:root{--rt-a:1px}}`,
  rendered: ['.title', '[data-wide]'],
  roots: [
    {
      id: 'rt-head',
      layer,
      css: '.rt-head{gap:var(--rt-a)}.rt-head:hover{gap:2px}.rt-head:not(:focus,:active):not(:hover){gap:3px}@media print{.rt-head{gap:4px}}',
    },
    { id: 'rt-menu', layer, css: '.rt-menu{gap:5px}' },
    { id: 'rt-card', layer, css: '.rt-card{gap:6px}.rt-card .title{gap:7px}.rt-card[data-wide]{gap:8px}' },
    { id: 'rt-foot', layer: 'rotativa.blocks', css: '.rt-foot{gap:9px}' },
    { id: 'rt-rare', layer, css: '.rt-rare{gap:10px}' },
  ],
};
const EXTRAS = {
  theme: '@layer rotativa.tokens;@font-face{font-family:Own}[data-brand=weekly]{--rt-a:11px}',
  app: '.own{gap:12px}',
};
const shared = createSharedCss(STYLES, {
  ...EXTRAS,
  common: ['.rt-head', '.rt-menu', '.rt-card', '.title', '.rt-foot', '.of-another-release'],
});

const pageOf = (first: string, rest: string) => {
  const html = `<html data-brand="weekly"><body>${first}${LINK}${rest}</body></html>`;
  return shared.pageCss(html, html.indexOf(LINK));
};
const HEAD =
  '<header class="rt-head"><details><summary>Menú</summary><ul class="rt-menu"></ul></details></header>';

it('the shared stylesheet has the base, the brand’s and the app’s rules, and those of common marks', () => {
  const { sheet } = shared;
  expect(sheet.startsWith(ORDER)).toBe(true);
  for (const part of [
    '--rt-a:1px',
    '--rt-a:11px',
    '.own{',
    '.rt-card .title{',
    '.rt-head:hover',
    '@media print',
  ])
    expect(sheet).toContain(part);
  // Its fonts are those of the head. The others have no common mark.
  for (const part of ['@font-face', '[data-wide]', '.rt-rare']) expect(sheet).not.toContain(part);
});

it('the head has what is seen first, before a pointer or a printer needs it', () => {
  const { first, rest } = pageOf(HEAD, '<p class="rt-card"></p>');
  expect(first).toContain('@font-face{font-family:Own}');
  expect(first).toContain('.rt-head{gap:var(--rt-a)}');
  expect(first).toContain('.rt-head:not(:focus,:active):not(:hover){gap:3px}');
  for (const part of ['.rt-head:hover', 'print', '.rt-menu', '.rt-card']) expect(first).not.toContain(part);
  expect(rest).toBe('');
});

it('has a menu that is open', () => {
  expect(pageOf(HEAD.replace('<details>', '<details open>'), '').first).toContain('.rt-menu{');
});

it('a rule that the shared stylesheet lacks comes behind it, and a root that it lacks as a whole', () => {
  const { first, rest } = pageOf('<p class="rt-card" data-wide><b class="title"></b></p>', '');
  expect(first).toContain('.rt-card[data-wide]{gap:8px}');
  expect(rest).toBe('@layer rotativa.components{.rt-card[data-wide]{gap:8px}}');
  expect(pageOf('', '<p class="rt-rare"></p>').rest).toBe('@layer rotativa.components{.rt-rare{gap:10px}}');
});

describe('a page whose scripts read no custom property', () => {
  const styles = {
    base: `${ORDER}@layer rotativa.tokens{:root{--rt-a:1px;--rt-long:a long value}}`,
    rendered: ['[data-wide]'],
    roots: [
      {
        id: 'rt-head',
        layer,
        css: '.rt-head{gap:var(--rt-a);inset:var(--rt-long);--_rt-own:1px;left:var(--_rt-own);--rt-named:0 var(--rt-long);top:var(--rt-named)}.rt-head[data-wide]{gap:var(--rt-a);inset:var(--rt-set,var(--rt-a))}',
      },
    ],
  };
  const cssOf = (tag: string) => {
    const { pageCss } = createSharedCss(styles, { common: ['.rt-head'], readOnly: true });
    return pageCss(`<html>${tag}${LINK}`, `<html>${tag}`.length);
  };

  it('has short names in its head, and single values where they are read', () => {
    const { first } = cssOf('<p class="rt-head">');
    const [, name] = /:root\{(--\w{1,3}):a long value\}/.exec(first)!;
    expect(first).toContain(`.rt-head{gap:1px;inset:var(${name});`);
    expect(first).not.toContain('--rt-long');
    expect(first).not.toContain('1px}:root');
  });

  it('keeps the names that the HTML or a script may set', () => {
    const { first } = cssOf('<p class="rt-head" style="--rt-named:2px;--rt-long:3px">');
    expect(first).toContain('--rt-long:a long value}');
    expect(first).toContain(
      '--_rt-own:1px;left:var(--_rt-own);--rt-named:0 var(--rt-long);top:var(--rt-named)}',
    );
  });

  it('keeps the names that the shared stylesheet reads a moment before its rest is there', () => {
    const css =
      '.rt-head{--rt-hook:1px;--rt-other:2px;gap:var(--rt-other)}.rt-head .title{inset:var(--rt-hook,auto)}';
    const styles = { ...STYLES, roots: [{ id: 'rt-head', layer, css }] };
    const common = ['.rt-head', '.title'];
    const hooked = { id: 'rt-list', layer, css: '.rt-list{--rt-hook:3px;--rt-list:4px;gap:var(--rt-list)}' };
    const { pageCss } = createSharedCss(
      { ...styles, roots: [...styles.roots, hooked] },
      { common, readOnly: true },
    );
    const first = '<html><p class="rt-list"><b class="rt-head"><i class="title">';
    const { first: head } = pageCss(first + LINK, first.length);
    expect(head).toContain('--rt-hook:3px');
    expect(head).not.toContain('--rt-list');
  });

  it('has the names of the shared stylesheet behind it', () => {
    expect(cssOf('<p class="rt-head" data-wide>').rest).toBe(
      '@layer rotativa.components{.rt-head[data-wide]{gap:1px;inset:1px}}',
    );
  });
});

describe('a rule of the first view', () => {
  const styles = {
    base: ORDER,
    rendered: ['.title', '[data-wide]'],
    roots: [
      {
        id: 'rt-head',
        layer,
        css: [
          '.rt-head:focus-visible{gap:1px}',
          '.rt-head.title{gap:2px}',
          '.rt-head[data-wide]{gap:3px}',
          '.rt-head[open]{gap:4px}',
          '.rt-head [data-sold]{gap:5px}',
          '.rt-head:has(.title){gap:6px}',
          '[data-reader=known] .rt-head{gap:7px}',
          ':is([data-a],[data-b]) .rt-head{gap:8px}',
          '.rt-head:is([data-a],[data-b]){gap:9px}',
          '.rt-head:not([data-a]){gap:10px}',
          '@keyframes busy{to{gap:1px}}.rt-head[aria-busy=true]{animation:busy 1s}',
        ].join(''),
      },
    ],
  };
  const { pageCss } = createSharedCss(styles, { common: [], app: '.late{gap:11px}' });
  const gaps = (html: string): number[] =>
    [...pageCss(html + LINK, html.length).first.matchAll(/\{gap:(\d+)px/g)].map(([, gap]) => Number(gap));

  it.each([
    ['needs its classes and attributes on one element', '<p class="rt-head">', [6, 7, 8, 10]],
    ['which may be of two kinds', '<p class="rt-head title">', [2, 6, 7, 8, 10]],
    ['not on two elements', '<p class="rt-head"><p class="title" data-wide>', [6, 7, 8, 10]],
    ['in any order', '<p data-wide class="rt-head">', [3, 6, 7, 8, 10]],
    ['in any quotes', "<p title='a <b' data-wide=a class='rt-head'>", [3, 6, 7, 8, 10]],
    ['with a state', '<details open class="rt-head">', [4, 6, 7, 8, 10]],
    ['inside', '<p class="rt-head"><p data-sold>', [5, 6, 7, 8, 10]],
    ['one of a list', '<p class="rt-head" data-b="">', [6, 7, 8, 9, 10]],
    ['and its movement', '<p class="rt-head" aria-busy="true">', [1, 6, 7, 8, 10]],
    ['of the app too', '<p class="late">', [11]],
    ['before its script', '<script>"<p class=\'rt-head\'>"</script>', []],
  ])('%s', (_case, html, rules) => {
    expect(gaps(html).sort((one, other) => one - other)).toEqual(rules);
  });
});

it('every rule that can match a page is in the shared stylesheet or in the rest', () => {
  const whole = createCriticalCss(STYLES, EXTRAS);
  const piece = fc.constantFrom(
    ...['rt-head', 'rt-menu', 'rt-card', 'rt-foot', 'rt-rare', 'title', 'own'].map(
      (name) => `<p class="${name}">`,
    ),
    '<p data-wide>',
    '<details>',
    '</details>',
  );
  fc.assert(
    fc.property(fc.array(piece), fc.array(piece), (before, behind) => {
      const rules = (css: string): string[] => css.match(/\.[^{}]*\{[^{}]*\}/g) ?? [];
      const html = `<html data-brand="weekly">${before.join('')}${LINK}${behind.join('')}</html>`;
      const { first, rest } = shared.pageCss(html, html.indexOf(LINK));
      const needed = rules(whole(html));
      const later = new Set(rules(shared.sheet + rest));
      expect(needed.filter((rule) => !later.has(rule))).toEqual([]);
      expect(rules(first).filter((rule) => !needed.includes(rule))).toEqual([]);
    }),
  );
});
