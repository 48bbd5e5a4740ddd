import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../compiler/entries.ts';
import { UNSTABLE } from './maturity.ts';

const PIECES = pieces(SOURCE);
/** Whether the comment above the component marks it. */
const isMarked = (piece: string): boolean => {
  const name = basename(piece);
  const source = readFileSync(join(SOURCE, piece, `${name}.tsx`), 'utf8');
  const above = source.split(new RegExp(`^export (?:const|function) ${name}\\b`, 'm'))[0]!;
  const comment = /\/\*\*(?:(?!\*\/)[^])*\*\/\s*$/.exec(above)?.[0] ?? '';
  return comment.includes('@deprecated');
};

describe('Z2 the maturity of pieces', () => {
  it('is stated for pieces that exist', () => {
    expect(Object.keys(UNSTABLE).filter((piece) => !PIECES.includes(piece))).toEqual([]);
  });

  it('is deprecated for those whose types say it, and for no others', () => {
    const stated = Object.entries(UNSTABLE).flatMap(([piece, state]) =>
      state === 'deprecated' ? [piece] : [],
    );
    expect(PIECES.filter(isMarked)).toEqual(stated);
  });
});
