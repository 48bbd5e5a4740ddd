import { expect, it } from 'vitest';
import { withRestProps } from './rest-props.ts';

const IMPORT = 'import { statelessPart } from "../../styling/part.js";';
const whole = (code: string) => `${IMPORT}\n${code}\nexport {\n  Card\n};`;

it('collects the other props of a stateless part', () => {
  const code = whole(
    'const Card = statelessPart(CardRoot, function Card ({ href, level = 3, kind: type, ...rest }) {});',
  );
  const lines = withRestProps(code).split('\n');
  expect(lines[1]).toBe(
    'const Card = statelessPart(CardRoot, function Card ({ href, level = 3, kind: type,         }, rest = restCard(arguments[0])) {});',
  );
  expect(lines[2]).toMatch(
    /^const restCard = \(props\) => \{.* case "href": case "level": case "kind": break; .*\}; export \{$/,
  );
});

it.each([
  ['a part that may have state', 'const Tabs = part(TabsRoot, function Tabs ({ label, ...rest }) {});'],
  ['one that passes nothing on', 'const Card = statelessPart(CardRoot, function Card ({ href }) {});'],
  ['a function that is no part', 'const Card = other(CardRoot, function Card ({ href, ...rest }) {});'],
  [
    'a component with a second parameter',
    'const Card = statelessPart(CardRoot, function Card ({ ...rest }, ref) {});',
  ],
])('leaves %s', (_, code) => {
  expect(withRestProps(whole(code))).toBe(whole(code));
});

it('keeps lines, so that source maps stay true', () => {
  const code = whole(
    'const Card = statelessPart(CardRoot, function Card ({\n  href,\n  ...rest\n}) {\n  body();\n});',
  );
  const line = (text: string) => text.split('\n').findIndex((found) => found.includes('body()'));
  expect(line(withRestProps(code))).toBe(line(code));
});

it('gives what a rest pattern gives', () => {
  const code = whole(
    'const Card = statelessPart(0, function Card ({ href, kind: type, ...rest }) { return rest; });',
  );
  const body = withRestProps(code)
    .replace(IMPORT, '')
    .replace(/export[^]*/, 'return Card;');
  const card = new Function('statelessPart', body)((_: unknown, render: unknown) => render) as (
    props: object,
  ) => object | undefined;
  const props = { href: '/', kind: 1, id: 'a', 'data-x': undefined, toString: 1, constructor: 2 };
  const { href: _, kind: __, ...rest } = props;
  expect(card(props)).toEqual(rest);
  expect({ ...card({ href: '/' }) }).toEqual({});
});
