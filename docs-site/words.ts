import type { Node } from './page.ts';

/** The words of a node. */
export const wordsOf = ({ value, alt, children = [] }: Node): string =>
  value ?? alt ?? children.map(wordsOf).join('');
