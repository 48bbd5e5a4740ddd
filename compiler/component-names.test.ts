import { expect, it } from 'vitest';
import { withComponentNames } from './component-names.ts';

it('gives a component its written name back', () => {
  const code = 'const Button = styleable(\n  ButtonRoot,\n  function Button2({ size }) {}\n);';
  expect(withComponentNames(code)).toBe(
    'const Button = styleable(\n  ButtonRoot,\n  function Button ({ size }) {}\n);',
  );
});

it.each([
  ['a name that was written with its number', 'const Other = styleable(Root, function Heading2() {});'],
  ['a function that calls itself', 'const Tree = styleable(Root, function Tree2() { return Tree2; });'],
])('leaves %s', (_, code) => {
  expect(withComponentNames(code)).toBe(code);
});
