import { expect, it } from 'vitest';
import { restOf } from '../src/styling/part.ts';
import { withRestProps } from './rest-props.ts';

const IMPORT = 'import { part } from "../../styling/part.js";';
const whole = (code: string) => `${IMPORT}\n${code}\nexport {\n  Card\n};`;

it('collects the other props of a component that stands on a page by the hundred', () => {
  const code = whole(
    'const Card = part(CardRoot, function Card ({ href, level = 3, kind: type, ...rest }) {});',
  );
  expect(withRestProps(code)).toBe(
    [
      'import { part, restOf } from "../../styling/part.js";',
      'const Card = part(CardRoot, function Card ({ href, level = 3, kind: type,         }, rest = restOf(arguments[0], knownCard)) {});',
      'const knownCard = { href: 1, level: 1, kind: 1 }; export {\n  Card\n};',
    ].join('\n'),
  );
});

it.each([
  [
    'a component of which a page has few',
    'const Tabs = part(TabsRoot, function Tabs ({ label, ...rest }) {});',
  ],
  ['a component that passes nothing on', 'const Card = part(CardRoot, function Card ({ href }) {});'],
  ['a function that is no part', 'const Card = other(CardRoot, function Card ({ href, ...rest }) {});'],
  [
    'a component with a second parameter',
    'const Card = part(CardRoot, function Card ({ ...rest }, ref) {});',
  ],
])('leaves %s', (_, code) => {
  expect(withRestProps(whole(code))).toBe(whole(code));
});

it('keeps lines, so that source maps stay true', () => {
  const code = whole(
    'const Card = part(CardRoot, function Card ({\n  href,\n  ...rest\n}) {\n  body();\n});',
  );
  const line = (text: string) => text.split('\n').findIndex((found) => found.includes('body()'));
  expect(line(withRestProps(code))).toBe(line(code));
});

it('gives what a rest pattern gives', () => {
  const props = { href: '/', id: 'a', 'data-x': undefined, toString: 1, constructor: 2 };
  const { href: _, ...rest } = props;
  expect(restOf(props, { href: 1 })).toEqual(rest);
  expect({ ...restOf({ href: '/' }, { href: 1 }) }).toEqual({});
});
