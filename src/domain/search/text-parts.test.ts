import { expect, it } from 'vitest';
import { FOUND_END, FOUND_START, foundParts, onlyAsked } from './text-parts.ts';

const mark = (text: string): string => text.replaceAll('[', FOUND_START).replaceAll(']', FOUND_END);

it('B11 a search marks the words that were asked for, and no others with their stem', () => {
  expect(onlyAsked(mark('El [agua] de [Aguadas] y las [aguas]'), 'agua')).toBe(
    mark('El [agua] de Aguadas y las aguas'),
  );
  expect(onlyAsked(mark('[Educacion] y [aguas]'), '«educación», AGUAS')).toBe(mark('[Educacion] y [aguas]'));
  expect(foundParts(onlyAsked(mark('Las [aguas]'), 'agua'), 'Las aguas')).toBeUndefined();
});
