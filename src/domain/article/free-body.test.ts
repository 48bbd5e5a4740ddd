import { describe, expect, it } from 'vitest';
import { freeBody, type BodyParts } from './free-body.ts';

const PARTS: BodyParts<string> = {
  paragraph: (part) => (part.startsWith('#') ? undefined : part),
  beside: (part) => part === '#picture',
  cut: (_part, text) => text,
};

const words = (count: number): string => Array.from({ length: count }, (_, at) => `p${at + 1}`).join(' ');

describe('P1 the beginning of a locked body is never more than half of it', () => {
  it.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
    [20, 3],
  ])('of %i paragraphs %i', (all, shown) => {
    const parts = Array.from({ length: all }, (_, at) => `Párrafo ${at}`);
    expect(freeBody(parts, PARTS)).toEqual(parts.slice(0, shown));
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [5, 2],
    [79, 39],
    [81, 40],
    [400, 40],
  ])('of the only paragraph with %i words %i', (all, shown) => {
    const expected = shown > 0 ? [`${words(shown)}…`] : [];
    expect(freeBody(['#table', '#picture', words(all)], PARTS)).toEqual(expected);
  });

  it('a paragraph as long as an article is cut, and nothing follows it', () => {
    const parts = ['Uno', '#picture', '#table', words(161), 'Dos', 'Tres', 'Cuatro', 'Cinco'];
    expect(freeBody(parts, PARTS)).toEqual(['Uno', '#picture', `${words(40)}…`]);
    expect(freeBody(parts.with(3, words(160)), PARTS)).toEqual(['Uno', '#picture', words(160), 'Dos']);
  });
});
