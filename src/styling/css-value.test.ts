import { expect, it } from 'vitest';
import { joinTokens, readValue, type CssValue } from './css-value.ts';

const shown = (value: CssValue): string =>
  value
    .map((part) =>
      typeof part === 'string' ? part : `<${part.name}${part.fallback ? ` or ${shown(part.fallback)}` : ''}>`,
    )
    .join('');

it.each([
  ['1px solid', '1px solid'],
  ['var(--a)', '<--a>'],
  ['var( --a )', '<--a>'],
  ['var(--a, 2px) var(--b)', '<--a or 2px> <--b>'],
  ['var(--a,var(--b, calc(1px + (2px * 3))))', '<--a or <--b or calc(1px + (2px * 3))>>'],
  ['calc(-1 * (var(--a) + 2px))', 'calc(-1 * (<--a> + 2px))'],
  ['var(--a, )', '<--a or >'],
  // Neither is a reference.
  ["\"var(--a)\" '\\'var(--a)'", "\"var(--a)\" '\\'var(--a)'"],
  ['my-var(--a)', 'my-var(--a)'],
  ['var(--a, ")")', '<--a or ")">'],
  // It has no end, so that it stays.
  ['1px var(--a, 2px', '1px var(--a, 2px'],
])('%s is %s', (text, parts) => {
  expect(shown(readValue(text, () => 0))).toBe(parts);
});

it('numbers each property', () => {
  const names: string[] = [];
  readValue('var(--a, var(--b))', (name) => names.push(name));
  expect(names.sort()).toEqual(['--a', '--b']);
});

it.each([
  ['', '4px', '4px'],
  ['4px', '', '4px'],
  ['4px', '2px', '4px 2px'],
  ['4px', ' solid', '4px solid'],
  ['calc(', '1px', 'calc(1px'],
  ['4px', ')', '4px)'],
  ['-1*', '4px', '-1* 4px'],
])('%s and %s are %s', (before, after, both) => {
  expect(joinTokens(before, after)).toBe(both);
});
