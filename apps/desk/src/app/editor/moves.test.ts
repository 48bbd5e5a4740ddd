import { describe, expect, it } from 'vitest';
import { afterStep, moveInWords } from './moves.ts';

const REGIONS = [
  { name: 'header', label: 'Encabezado', count: 1 },
  { name: 'main', label: 'Principal', count: 3 },
  { name: 'aside', label: 'Columna', count: 0 },
];

describe('a step', () => {
  it.each([
    ['main', 1, 'up', { region: 'main', index: 0 }],
    ['main', 1, 'down', { region: 'main', index: 2 }],
    ['main', 0, 'up', { region: 'header', index: 1 }],
    ['main', 2, 'down', { region: 'aside', index: 0 }],
    ['header', 0, 'up', undefined],
    ['aside', 0, 'down', undefined],
    ['elsewhere', 0, 'down', undefined],
  ] as const)('from %s %d %s', (region, index, step, expected) => {
    expect(afterStep({ region, index }, step, REGIONS)).toEqual(expected);
  });

  it('is said in words', () => {
    expect(moveInWords('Apertura', { region: 'main', index: 1 }, REGIONS)).toBe(
      'Apertura: posición 2 de 3 en Principal.',
    );
  });
});
