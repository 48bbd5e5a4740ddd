import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { SOURCE } from '../../compiler/entries.ts';
import { extract } from '../../compiler/styles/extract.ts';

/** How things come and go is no place where they stay. */
const isMoment = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$|^starting-style$/.test((parent as AtRule).name);

/** The horizontal part of a shift; undefined for none, and for one that follows the direction of the text. */
function shiftOf({ prop, value }: Declaration): string | undefined {
  if (value.includes('--_rt-forward')) return undefined;
  const x = prop === 'translate' ? value.split(' ')[0]! : /translate[X(]*\(?([^,)]+)/.exec(value)?.[1];
  return x === undefined || /^(?:0|none|var\()/.test(x) ? undefined : x;
}

/**
 * Horizontal shifts that are the same in right-to-left text, though the place that they begin at is not. A shift begins
 * at the same place in both directions when `inset` names the four sides. `:dir()` is no remedy: Vite rewrites it as a list of
 * languages for older browsers.
 */
function oneWay(css: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkRules(
    /:dir\(/,
    ({ selector }) => void found.push(`${selector} depends on a language in apps on Vite`),
  );
  root.walkDecls(/^(?:translate|transform)$/, (declaration) => {
    const rule = declaration.parent as Rule;
    const shift = shiftOf(declaration);
    const isPlaced = rule.some((node) => node.type === 'decl' && node.prop === 'inset');
    if (shift === undefined || isPlaced || isMoment(rule)) return;
    found.push(`${rule.selector} is shifted by ${shift}`);
  });
  return found;
}

describe('a piece in right-to-left text', () => {
  it('shifts things to the other side', async () => {
    const roots = await extract(SOURCE);
    expect(roots.length).toBeGreaterThan(100);
    expect(roots.flatMap(({ css }) => oneWay(css))).toEqual([]);
  });

  it.each([
    ['a length', '.a{translate:18px 0}', 1],
    ['a length along the line', '.a{translate:calc(18px*var(--_rt-forward,1)) 0}', 0],
    ['a rule for a direction', '.a:dir(rtl){scale:-1 1}', 1],
    ['half of itself from a logical place', '.a{inset-inline-start:50%;translate:-50% 0}', 1],
    ['half of itself from a physical one', '.a{inset:auto auto 0 50%;transform:translate(-50%,-50%)}', 0],
    ['a function', '.a{transform:translateX(2px)}', 1],
    ['nothing but a height', '.a{translate:0 1px}', 0],
    ['a moment', '@keyframes a{to{translate:48px 0}}@starting-style{.a{translate:-32px 0}}', 0],
  ])('is checked: %s', (_what, css, count) => {
    expect(oneWay(css)).toHaveLength(count);
  });
});
