import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import {
  beginsWords,
  MAX_SUGGESTIONS,
  searchesTexts,
  SUGGESTION_KINDS,
  suggestionList,
  suggestionWords,
  type SuggestionKind,
} from './suggestion.ts';

const many = (kind: SuggestionKind) =>
  Array.from({ length: 12 }, (_, at) => ({ kind, text: `${kind} ${at}`, id: `${at}` }));

describe('B11 suggestions of a search field', () => {
  it('compare words without accents and capitals, from their beginning', () => {
    expect(suggestionWords(' ¡CAFÉ, Año-Nuevo! ')).toEqual(['cafe', 'año', 'nuevo']);
    expect(beginsWords('El café de altura', ['caf', 'alt'])).toBe(true);
    expect(beginsWords('El café de altura', ['ltura'])).toBe(false);
  });

  it('have only letters and numbers in their words, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400, size: 'max' }), (typed) => {
        const words = suggestionWords(typed);
        expect(words.length <= 8).toBe(true);
        expect(words.every((word) => /^[\p{L}\p{N}]{1,40}$/u.test(word))).toBe(true);
      }),
    );
  });

  it('look for every word, and only in the beginning of a long text', () => {
    expect(beginsWords('El café de altura', ['caf', 'mar'])).toBe(false);
    expect(suggestionWords(`${' '.repeat(196)}casa azul`)).toEqual(['casa']);
    expect(suggestionWords('x'.repeat(41))).toEqual(['x'.repeat(40)]);
  });

  it('look in the texts of stories for words of which one has three letters', () => {
    expect(searchesTexts(['la', 'sol'])).toBe(true);
    expect(searchesTexts(['la', 'de'])).toBe(false);
    expect(searchesTexts([])).toBe(false);
  });

  it('are at most eight, of all kinds', () => {
    const list = suggestionList({
      section: many('section'),
      tag: many('tag'),
      author: many('author'),
      story: many('story'),
    });
    expect(list).toHaveLength(MAX_SUGGESTIONS);
    expect([...new Set(list.map(({ kind }) => kind))]).toEqual([...SUGGESTION_KINDS]);
  });

  it('name a section once, also if it is a topic', () => {
    const texts = suggestionList({
      section: [
        { kind: 'section', text: 'Economía', id: '/economia' },
        { kind: 'section', text: 'Pies Descalzos', id: '/pies-descalzos' },
      ],
      tag: [
        { kind: 'tag', text: 'Piesdescalzos', id: 'piesdescalzos' },
        { kind: 'tag', text: 'ECONOMIA', id: 'economia' },
        { kind: 'tag', text: 'Economía popular', id: 'economia-popular' },
      ],
      author: [],
      story: [],
    }).map(({ text }) => text);
    expect(texts).toEqual(['Economía', 'Pies Descalzos', 'Piesdescalzos', 'Economía popular']);
  });
});
