import { describe, expect, it } from 'vitest';
import { defaultValues } from './default-values.ts';

const found = (text: string) => Object.fromEntries(defaultValues('Piece.tsx', text));

describe('Z2 the default values of a component', () => {
  it('are those of its parameters, also inside `styleable`', () => {
    const text = `export const Piece = styleable<Props>(Root, function Piece({ size = 'm', label = words.label, open }) { return null; });`;
    expect(found(text)).toEqual({
      Piece: [
        { prop: 'size', expression: "'m'" },
        { prop: 'label', expression: 'words.label' },
      ],
    });
  });

  it('have the name that callers use', () => {
    expect(found(`function Piece({ size: own = 2 }) {}`)).toEqual({
      Piece: [{ prop: 'size', expression: '2' }],
    });
  });

  it('do not read other props, and belong to components', () => {
    expect(found(`function Piece({ a, b = a, c = table[a], d = words.a }) {}`)).toEqual({
      Piece: [{ prop: 'd', expression: 'words.a' }],
    });
    expect(found(`function helper({ a = 1 }) {}`)).toEqual({});
  });
});
