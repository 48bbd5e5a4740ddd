import { describe, expect, it } from 'vitest';
import { readCss, split } from './css-rules.ts';

describe('readCss', () => {
  it('reads rules, groups and what has no selectors', () => {
    expect(
      readCss(
        '@layer a, b;/* {x} */@font-face{src:url(a;b)}@media (width > 1px){.a , .b:is(c,d){e:f;g:"};/*"}}@keyframes k{to{x:y}}',
      ),
    ).toEqual([
      { kind: 'text', text: '@layer a, b;' },
      { kind: 'text', text: '@font-face{src:url(a;b)}' },
      {
        kind: 'group',
        prelude: '@media (width > 1px)',
        children: [{ kind: 'rule', selectors: ['.a', '.b:is(c,d)'], declarations: ['e:f', 'g:"};/*"'] }],
      },
      { kind: 'text', text: '@keyframes k{to{x:y}}' },
    ]);
  });

  it('keeps a body with nested rules whole', () => {
    expect(readCss('.a{b:c;&:hover{d:e}}')).toEqual([
      { kind: 'rule', selectors: ['.a'], declarations: ['b:c;&:hover{d:e}'] },
    ]);
  });

  it('splits at its own level only', () => {
    expect(split('a(b,c), "d,e" ,f\\,g,', ',')).toEqual(['a(b,c)', '"d,e"', 'f\\,g']);
  });
});
