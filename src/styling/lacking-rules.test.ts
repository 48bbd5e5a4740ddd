import { describe, expect, it } from 'vitest';
import fc from '../../tests/support/fuzz.ts';
import { lackingRules } from './lacking-rules.ts';
import { matchesBy } from './page-marks.ts';
import { indexSheet, newNames, pageRules } from './page-rules.ts';

const RENDERED = ['[data-a]', '[data-b]', '[data-c]'];

/** The rules that a page with all marks needs behind a stylesheet with those of some. */
function lacking(css: string, marks: readonly string[]): string {
  const names = newNames(RENDERED);
  const parts = indexSheet(css, names);
  const canMatch = matchesBy(RENDERED, names);
  return pageRules([lackingRules(parts, canMatch, matchesBy(marks, names))], canMatch);
}

describe('a rule comes again', () => {
  it.each([
    ['if the stylesheet lacks it', 'p{gap:1px}p[data-a]{gap:2px}', 'p[data-a]{gap:2px}'],
    ['after one that sets the same', 'p[data-a]{gap:1px}p.b{gap:2px}', 'p[data-a]{gap:1px}p.b{gap:2px}'],
    [
      'but not after one that counts more or less',
      'p[data-a]{gap:1px}p{gap:2px}p.b.c{gap:3px}',
      'p[data-a]{gap:1px}',
    ],
    [
      'for one selector of a list',
      'p[data-a],#c{gap:1px}p{gap:2px}#d{gap:3px}',
      'p[data-a],#c{gap:1px}#d{gap:3px}',
    ],
    [
      'after one of these too',
      'p[data-a]{gap:1px}p.b{gap:2px;inset:0}b.b{top:0}q.b{color:red}',
      'p[data-a]{gap:1px}p.b{gap:2px;inset:0}b.b{top:0}',
    ],
    ['after one that may set all', 'p[data-a]{b{gap:1px}}p{color:red}', 'p[data-a]{b{gap:1px}}p{color:red}'],
    ['in its group', '@media print{p[data-a]{gap:1px}q{inset:0}}', '@media print{p[data-a]{gap:1px}}'],
    ['without keyframes', '@keyframes x{to{gap:0}}p[data-a]{gap:1px}', 'p[data-a]{gap:1px}'],
    ['unless another one sets other properties', 'p[data-a]{gap:1px}p.b{color:red}', 'p[data-a]{gap:1px}'],
  ])('%s', (_case, css, again) => {
    expect(lacking(css, [])).toBe(again);
  });

  it('never if the stylesheet has all', () => {
    expect(lacking('p[data-a]{gap:1px}p.b{gap:2px}', RENDERED)).toBe('');
  });
});

/** The properties that a declaration sets, by the names of lengths along the axes. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  'column-gap': ['column-gap'],
  'row-gap': ['row-gap'],
  gap: ['row-gap', 'column-gap'],
  font: ['font-size', 'line-height'],
  'line-height': ['line-height'],
  width: ['inline-size'],
  'inline-size': ['inline-size'],
  'align-items': ['align-items'],
  'place-items': ['align-items', 'justify-items'],
  '-webkit-mask': ['mask'],
  mask: ['mask'],
  all: [
    'row-gap',
    'column-gap',
    'font-size',
    'line-height',
    'inline-size',
    'align-items',
    'justify-items',
    'mask',
  ],
  '--a': ['--a'],
};

/** An element that all rules match: of each property, the last value of the most specific rules. */
function looks(css: string): Record<string, string> {
  const shown: Record<string, readonly [weight: number, value: string]> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const weight = selector.length - selector.replaceAll(/[.[]/g, '').length;
    for (const [, name = '', value = ''] of body.matchAll(/([\w-]+):(\d+)px/g))
      for (const property of SETS[name]!)
        if (weight >= (shown[property]?.[0] ?? 0)) shown[property] = [weight, value];
  }
  return Object.fromEntries(Object.entries(shown).map(([property, [, value]]) => [property, value]));
}

it('an element looks the same as with all rules in their order', () => {
  const rule = fc.record({
    mark: fc.constantFrom('', ...RENDERED),
    more: fc.constantFrom('', '.b', '.b.c'),
    names: fc.uniqueArray(fc.constantFrom(...Object.keys(SETS)), { minLength: 1, maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 8 }), fc.subarray(RENDERED), (rules, marks) => {
      const texts = rules.map(({ mark, more, names }, at) => ({
        mark,
        text: `p${mark}${more}{${names.map((name) => `${name}:${at}px`).join(';')}}`,
      }));
      const whole = texts.map(({ text }) => text).join('');
      const sheet = texts.filter(({ mark }) => mark === '' || marks.includes(mark));
      const page = sheet.map(({ text }) => text).join('') + lacking(whole, marks);
      expect(looks(page)).toEqual(looks(whole));
    }),
    { numRuns: 2000 },
  );
});
