import { describe, expect, it } from 'vitest';
import fc from '../../tests/support/fuzz.ts';
import { absolutePoints } from '../../tests/support/path-points.ts';
import { relativePath } from './relative-path.ts';

describe('an outline at another place', () => {
  it.each([
    ['lines', 'M0 0L10 0L10 5L2 1Z', 'M1 2h10v5l-8-4z'],
    ['no line to where it is', 'M0 0L0 0L1 1Z', 'M1 2l1 1z'],
    ['curves of one kind', 'M0 0Q1-1 2 0Q3 2 5 0Z', 'M1 2q1-1 2 0 1 2 3 0z'],
    ['a curve that goes on', 'M0 0Q1-1 2 0Q3 1 4 0Q5-1 6 0Z', 'M1 2q1-1 2 0t2 0 2 0z'],
    ['cubic curves', 'M0 0C.5 1 1 1 1.5 0Z', 'M1 2c.5 1 1 1 1.5 0z'],
    ['the next figure', 'M0 0L1 0ZM4 4L4.5 4Z', 'M1 2h1zM5 6h.5z'],
  ])('has %s', (_case, path, d) => {
    expect(relativePath(path.replaceAll('C.5', 'C0.5'), 1, 2)).toBe(d);
  });

  it('has the same points', () => {
    const tenth = fc.integer({ min: -900, max: 900 }).map((n) => n / 10);
    const command = fc.oneof(
      ...(['M', 'L', 'Q', 'C'] as const).map((name) => {
        const count = { M: 2, L: 2, Q: 4, C: 6 }[name];
        return fc
          .array(tenth, { minLength: count, maxLength: count })
          .map((numbers) => name + numbers.join(' '));
      }),
      fc.constant('Z'),
    );
    fc.assert(
      fc.property(fc.array(command), tenth, tenth, (commands, x, y) => {
        const path = `M0 0${commands.join('')}`;
        const moved = absolutePoints(path).map(([one, other]) => [one + x, other + y]);
        const ends = (points: number[][]): string[] =>
          points
            .map(([one, other]) => `${one!.toFixed(1)} ${other!.toFixed(1)}`.replaceAll('-0.0', '0.0'))
            .filter((point, at, all) => point !== all[at - 1]);
        expect(ends(absolutePoints(relativePath(path, x, y)))).toEqual(ends(moved));
      }),
    );
  });
});
