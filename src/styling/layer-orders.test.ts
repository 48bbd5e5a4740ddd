import { expect, it } from 'vitest';
import { withoutRepeatedOrders } from './layer-orders.ts';
import { indexSheet, newNames, pageRules } from './page-rules.ts';

const written = (...sheets: readonly string[]): string =>
  pageRules(withoutRepeatedOrders(sheets.map((css) => indexSheet(css, newNames()))), () => true);

it.each([
  ['the same', ['@layer a, b;', '@layer a,b;p{gap:0}'], '@layer a, b;p{gap:0}'],
  ['a part of one', ['@layer a,b,c;@layer b,c;'], '@layer a,b,c;'],
  ['one with another layer', ['@layer a;', '@layer a,b;'], '@layer a;@layer a,b;'],
  ['blocks', ['@layer a;@layer a{p{gap:0}}'], '@layer a;@layer a{p{gap:0}}'],
])('leaves out an order of layers that are known: %s', (_case, sheets, css) => {
  expect(written(...sheets)).toBe(css);
});
