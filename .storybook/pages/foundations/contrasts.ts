import { contrast, PAIRS, roleColor, type Pair } from '../../../src/themes/define/contrast.ts';
import type { Declarations } from '../../../compiler/tokens/themes.ts';

/** A pair of roles in a theme. */
export interface ShownPair {
  front: string;
  back: string;
  ratio: number;
  minimum: number;
  passes: boolean;
}

export function shownPair(declarations: Declarations, [front, back, minimum]: Pair): ShownPair {
  const colors = { front: roleColor(declarations, front), back: roleColor(declarations, back) };
  const ratio = contrast(colors.front, colors.back);
  return { ...colors, ratio, minimum, passes: ratio >= minimum };
}

/** Two decimals, rounded down: a ratio that fails must not read as one that passes. */
export const written = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The pairs by the role that lies below. */
export const pairsByBack: ReadonlyMap<string, readonly Pair[]> = new Map(
  PAIRS.map(([, back]) => [back, PAIRS.filter((pair) => pair[1] === back)]),
);

/** Shapes and large text need 3:1. They are drawn as a rule, and text as text. */
export const isText = ([, , minimum]: Pair): boolean => minimum === 4.5;
