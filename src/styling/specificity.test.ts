import { expect, it } from 'vitest';
import { specificity } from './specificity.ts';

it.each([
  ['*', 0],
  ['p', 1],
  ['.a', 1000],
  ['#a', 1_000_000],
  ['p.a>b~i #c', 1_001_003],
  ['[data-a="b.c"][d=\'#e\']', 2000],
  ['p::before', 2],
  ['p:after', 2],
  ['a:hover', 1001],
  [':where(.a,#b) p', 1],
  [':is(.a,p #b) i', 1_000_002],
  [':not(:is(p,.a)):has(> img,.b .c)', 3000],
  ['li:nth-of-type(2n+1)', 1001],
  ['.rt-a.rt-a', 2000],
])('%s: %i', (selector, number) => {
  expect(specificity(selector)).toBe(number);
});
