import { expect, it } from 'vitest';
import { withDirectCalls } from './direct-calls.ts';

const withCalls = (code: string) => withDirectCalls(code, new Set(['Image']));
const RUNTIME = 'import { Fragment, jsx, jsxs } from "react/jsx-runtime";';
const IMPORTS = `import { CardRoot, SIZES } from "./Card.styles.js";
import { IslandRoot } from "./IslandRoot.js";
import { Image } from "../Image/Image.js";
import { Text } from "../Text/Text.js";
`;

it('makes a styled root as an element, with one child or several', () => {
  const code = `${RUNTIME}\n${IMPORTS}a = jsx(CardRoot, { id: "a" }); b = jsxs(CardRoot, { children: [jsx("p", {})] }, key); c = jsxs(Fragment, {});`;
  expect(withCalls(code).replace(/ {2,}/g, '')).toBe(
    `${RUNTIME}\n${IMPORTS}a = CardRoot.of({ id: "a" }); b = CardRoot.ofs({ children: [jsx("p", {})] }, key); c = jsxs(Fragment, {});`,
  );
});

it('makes what a stateless part renders', () => {
  const code = `${RUNTIME}\n${IMPORTS}a = jsx(Image, { src }); b = jsxs(Image, { ...common, children: [] }); c = jsxs(Fragment, {}); d = jsx("p", {});`;
  expect(withCalls(code).replace(/ {2,}/g, '')).toBe(
    `${RUNTIME}\n${IMPORTS}a = Image.of({ src }); b = Image.of({ ...common, children: [] }); c = jsxs(Fragment, {}); d = jsx("p", {});`,
  );
});

it.each([
  ['a part with a key, which needs an element', 'a = jsx(Image, { src }, url); b = jsxs(Fragment, {});'],
  ['a part that may have state', 'a = jsx(Text, {}); b = jsxs(Fragment, {});'],
  ['a part’s props that somebody else made', 'a = jsx(Image, props); b = jsxs(Fragment, {});'],
  ['a component that is no styled root', 'a = jsx(IslandRoot, {}); b = jsxs(Fragment, {});'],
  ['props that somebody else made: the root would change them', 'a = jsxs(CardRoot, props);'],
  ['words that only look like a call', 'const text = "jsx(CardRoot, {})"; // jsx(CardRoot, {})'],
])('leaves %s', (_, code) => {
  const whole = `import { jsx, jsxs } from "react/jsx-runtime";\n${IMPORTS}${code}\nuse(jsx, jsxs);`;
  expect(withCalls(whole)).toBe(whole);
});

it('keeps what React’s runtime still gives, and only that', () => {
  const first = (code: string) => withCalls(`${RUNTIME}\n${IMPORTS}${code}`).split('\n')[0];
  expect(first('a = jsx(CardRoot, {});')).toBe('');
  expect(first('a = jsx(CardRoot, { children: jsxs(Fragment, {}) });')).toBe(
    'import { Fragment, jsxs } from "react/jsx-runtime";',
  );
});

it('leaves everything behind a call where it was, so that source maps stay true', () => {
  const code = `${RUNTIME}\n${IMPORTS}a = jsxs(CardRoot, { first, second }, key);\nb = jsx(\n  CardRoot,\n  {\n    third\n  }\n);`;
  const made = withCalls(code);
  const place = (text: string, word: string) => {
    const line = text.split('\n').findIndex((found) => found.includes(word));
    return [line, text.split('\n')[line]!.indexOf(word)];
  };
  for (const word of ['{ first', 'second', 'key', 'third'])
    expect(place(made, word)).toEqual(place(code, word));
});
