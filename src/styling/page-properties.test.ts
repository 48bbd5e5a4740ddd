import { describe, expect, it } from 'vitest';
import fc from '../../tests/support/fuzz.ts';
import { createCriticalCss } from './critical-css.ts';

const evaluated = (base: string, html = '<html data-brand="weekly"><p>'): string =>
  createCriticalCss({ base, roots: [] }, { readOnly: true })(html);

describe('a custom property', () => {
  it.each([
    [
      'with one value is written where it is read',
      ':root{--a:1px}p{gap:var(--a)}',
      ':root{--a:1px}p{gap:1px}',
    ],
    [
      'of the brand too',
      "[data-brand='weekly']{--a:1px}p{gap:var(--a)}",
      "[data-brand='weekly']{--a:1px}p{gap:1px}",
    ],
    [
      'made of others too',
      ':root{--long-name:1px;--a:0 var(--long-name)}p{gap:var(--a)}',
      ':root{--long-name:1px;--a:0 1px}p{gap:0 1px}',
    ],
    ['without a value makes place for its fallback', 'p{gap:var(--a,var(--b,2px))}', 'p{gap:2px}'],
    [
      'has the declaration of the heavier selector, then the last one, and no other',
      "[data-brand='weekly']{--a:3px}:where(:root){--a:1px;--b:1px;--b:2px}p{gap:var(--a) var(--b)}",
      "[data-brand='weekly']{--a:3px}:where(:root){--b:2px}p{gap:3px 2px}",
    ],
    [
      'in layers too',
      '@layer x{:root{--a:1px}}@layer y{p{gap:var(--a)}}',
      '@layer x{:root{--a:1px}}@layer y{p{gap:1px}}',
    ],
    [
      'that is longer than its reading stays there',
      ':root{--a:longer than that}p{gap:var(--a,2px)}',
      ':root{--a:longer than that}p{gap:var(--a)}',
    ],
    ['that nothing reads is left out', ':root{--a:1px}p{gap:2px}', 'p{gap:2px}'],
  ])('%s', (_rule, sheet, css) => {
    expect(evaluated(sheet)).toBe(css);
  });

  it.each([
    ['an element sets it too', ':root{--a:1px}p{--a:2px;gap:var(--a)}'],
    ['a mode sets it too', ':root{--a:1px}[data-mode=dark]{--a:2px}p{gap:var(--a)}'],
    ['another brand sets it too', ':root{--a:1px}[data-brand=daily]{--a:2px}p{gap:var(--a)}'],
    ['a condition sets it too', ':root{--a:1px}@media print{:root{--a:2px}}p{gap:var(--a)}'],
    ['only a condition sets it', '@media print{:root{--a:1px}}p{gap:var(--a)}'],
    ['a selector of two sets it', ':root,p{--a:1px}p{gap:var(--a)}'],
    ['layers set it', '@layer x{:root{--a:1px}}@layer y{:root{--a:2px}}p{gap:var(--a)}'],
    ['it is made of one that has two', ':root{--a:1px;--b:var(--a)}p{--a:2px;gap:var(--b)}'],
    ['it is made of itself', ':root{--a:var(--b);--b:var(--a)}p{gap:var(--a)}'],
    ['it is made of nothing', ':root{--a:var(--b)}p{gap:var(--a)}'],
    ['its value is a word of the cascade', ':root{--a:initial}p{gap:var(--a,2px)}'],
    ['its value is important', ':root{--a:1px!important}p{gap:var(--a)}'],
    ['its value is empty', ':root{--a:}p{gap:var(--a) 1px}'],
    ['a piece may set it', ':root{--_a:1px}p{gap:var(--_a)}'],
    ['keyframes name it', ':root{--a:1px}@keyframes x{to{gap:var(--a)}}p{gap:var(--a)}'],
    ['nested rules name it', ':root{--a:1px}p{b{gap:var(--a)}}q{gap:var(--a)}'],
    ['a container asks for it', ':root{--a:1px}@container style(--a:1px){p{gap:var(--a)}}'],
    ['it moves', ':root{--a:1px}p{transition:--a 1s;gap:var(--a)}'],
    ['it has no fallback', 'p{gap:var(--a)}'],
    ['its fallback is empty', 'p{gap:var(--a,) 1px}'],
    ['a piece may set what has no value', 'p{gap:var(--_a,1px)}'],
  ])('stays when %s', (_case, css) => {
    expect(evaluated(css)).toBe(css);
  });

  it('stays when the HTML names it', () => {
    const css = ':root{--a:1px}p{gap:var(--a);inset:var(--b,2px)}';
    const html = '<html data-brand="weekly"><p style="--a:2px;--b:3px">';
    expect(evaluated(css, html)).toBe(css);
    expect(evaluated(css, '<p style="gap:var(--a)">')).toBe(':root{--a:1px}p{gap:var(--a);inset:2px}');
  });

  it('of a brand stays in a page without it', () => {
    const css = '[data-brand=weekly]{--a:1px}p{gap:var(--a)}';
    expect(evaluated(css, '<html><p>')).toBe(css);
    expect(evaluated(css, '<html data-brand="daily"><p>')).toBe(css);
  });
});

describe('a default of a mode', () => {
  const css =
    ':where([data-mode=dark]){--a:1px}@media screen{:where(:root:not([data-mode])){--a:2px}}' +
    '[data-brand=weekly]{--a:3px}[data-brand=weekly][data-mode=dark]{--a:4px}p{gap:var(--a)}';
  const own = '[data-brand=weekly]{--a:3px}[data-brand=weekly][data-mode=dark]{--a:4px}p{gap:var(--a)}';

  it.each([
    ['without a mode', '<html data-brand="weekly"><p>'],
    ['with one', '<html data-brand="weekly" data-mode="dark"><p>'],
  ])('is left out of a page %s whose brand sets it', (_case, html) => {
    expect(evaluated(css, html)).toBe(own);
  });

  it('of the page alone is left out when an element has a mode', () => {
    const html = '<html data-brand="weekly"><p data-mode="dark">';
    expect(evaluated(css, html)).toBe(`:where([data-mode=dark]){--a:1px}${own}`);
    expect(evaluated(css, html.replace('dark', 'light'))).toBe(own);
  });

  describe('of an element', () => {
    const part = '[data-brand=weekly] [data-mode=dark]:not([data-brand]){--a:4px}';
    const sheet = (brand: string): string =>
      `:where([data-mode=dark]){--a:1px}[data-brand=weekly]{--a:3px}${brand}p{gap:var(--a)}`;
    const html = '<html data-brand="weekly"><p data-mode="dark">';

    it('is left out if the brand sets it there', () => {
      const left = `[data-brand=weekly]{--a:3px}${part}p{gap:var(--a)}`;
      expect(evaluated(sheet(part), html)).toBe(left);
    });

    it.each([
      ['the brand sets it in another mode', sheet(part.replace('dark', 'light')), html],
      ['the brand sets it on a condition', sheet(`@media print{${part}}`), html],
      ['the brand sets it in another layer', sheet(`@layer x{${part}}`), html],
      ['the element has another brand', sheet(part), html.replace('<p', '<p data-brand="daily"')],
      ['the mode has an odd name', sheet(part), `${html}<b data-mode="a b">`],
    ])('stays when %s', (_case, css, page) => {
      expect(evaluated(css, page)).toBe(css);
    });
  });

  it.each([
    ['the page has another brand', '<html data-brand="daily"><p>'],
    ['the page has no brand', '<html><p>'],
  ])('stays when %s', (_case, html) => {
    expect(evaluated(css, html)).toBe(css);
  });

  it.each([
    ['the brand does not set it', ':where([data-mode=dark]){--a:1px}p{gap:var(--a)}'],
    [
      'the brand sets it on a condition',
      ':where([data-mode=dark]){--a:1px}@media print{[data-brand=weekly]{--a:2px}}p{gap:var(--a)}',
    ],
    [
      'it is important',
      ':where([data-mode=dark]){--a:1px!important}[data-brand=weekly]{--a:2px}p{gap:var(--a)}',
    ],
    [
      'the brand sets it in another layer',
      '@layer x{:where([data-mode=dark]){--a:1px}}@layer y{[data-brand=weekly]{--a:2px}}p{gap:var(--a)}',
    ],
  ])('stays when %s', (_case, sheet) => {
    expect(evaluated(sheet)).toBe(sheet);
  });
});

interface Rule {
  readonly selector: ':where(:root)' | '[data-brand=weekly]' | 'p' | 'q';
  readonly name: string;
  readonly value: string;
}

const WEIGHTS = { ':where(:root)': 0, '[data-brand=weekly]': 10, p: 1, q: 1 } as const;
const NAMES = ['--a', '--b', '--_c', '--d'];
/** Each may read those after it: one that depends on itself has no value. */
const READERS = ['gap', 'inset', ...NAMES];
const RULE = fc.integer({ min: 0, max: READERS.length - 1 }).chain((at) => {
  const text = fc.constantFrom('1px', '2px', 'a-long-text-that-no-page-repeats');
  const read = fc.constantFrom(...(at < 2 ? NAMES : NAMES.slice(at - 1)), '--unset');
  return fc.record<Rule>({
    selector: fc.constantFrom(':where(:root)', '[data-brand=weekly]', 'p', 'q'),
    name: fc.constant(READERS[at]!),
    value: fc.oneof(
      text,
      read.map((name) => `var(${name})`),
      fc.tuple(read, read).map(([one, other]) => `var(${one},var(${other},3px))`),
    ),
  });
});

/** The values of an element, as the rules for custom properties define them. */
function valuesOf(
  rules: readonly Rule[],
  selectors: readonly string[],
  inherited: Map<string, string>,
): Map<string, string> {
  const own = new Map<string, Rule>();
  for (const rule of rules.filter(({ selector }) => selectors.includes(selector))) {
    const best = own.get(rule.name);
    if (!best || WEIGHTS[rule.selector] >= WEIGHTS[best.selector]) own.set(rule.name, rule);
  }
  const values = new Map([...inherited].filter(([name]) => name.startsWith('--')));
  const done = new Map<string, string | undefined>();
  const substitute = (text: string): string | undefined => {
    const match = /^var\((--\w+)(?:,(.*))?\)$/.exec(text);
    if (!match) return text;
    return valueOf(match[1]!) ?? (match[2] === undefined ? undefined : substitute(match[2]));
  };
  const valueOf = (name: string): string | undefined => {
    if (done.has(name)) return done.get(name);
    done.set(name, undefined);
    const rule = own.get(name);
    done.set(name, rule ? substitute(rule.value) : values.get(name));
    return done.get(name);
  };
  for (const name of [...own.keys(), ...values.keys()]) valueOf(name);
  return new Map([...done].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

const rulesIn = (css: string): Rule[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) =>
    body!.split(';').map((text) => {
      const [name, value] = text.split(':') as [string, string];
      return { selector, name, value } as Rule;
    }),
  );

/** The values that elements of a page show. */
function looks(rules: readonly Rule[]): (string | undefined)[][] {
  const page = valuesOf(rules, [':where(:root)', '[data-brand=weekly]'], new Map());
  return [page, valuesOf(rules, ['p'], page), valuesOf(rules, ['q'], page)].map((values) => [
    values.get('gap'),
    values.get('inset'),
  ]);
}

it('every element looks the same, and when the sheets of pieces and defaults come before the brand’s', () => {
  fc.assert(
    fc.property(fc.array(RULE, { maxLength: 12 }), (rules) => {
      const sheet = rules.map(({ selector, name, value }) => `${selector}{${name}:${value}}`).join('');
      const page = rulesIn(evaluated(sheet));
      expect(looks(page)).toEqual(looks(rules));
      const others = rules.filter(({ selector }) => selector !== '[data-brand=weekly]');
      expect(looks([...page, ...others])).toEqual(looks(rules));
    }),
    { numRuns: 2000 },
  );
});
