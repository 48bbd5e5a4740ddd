import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import type { TextPart } from './details.ts';
import { editDistance, nearestWords } from './nearest-words.ts';
import { FOUND_END, FOUND_START, foundParts, foundPassage, withoutAccents } from './text-parts.ts';

const textOfParts = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
const mark = (text: string) => text.replaceAll('[', FOUND_START).replaceAll(']', FOUND_END);

describe('B11 the found words of a text', () => {
  it('are marked in the text as it is written', () => {
    expect(foundParts(mark('La [educacion] publica'), 'La educación pública')).toEqual([
      { text: 'La ' },
      { text: 'educación', found: true },
      { text: ' pública' },
    ]);
  });

  it.each([
    ['[pinguino] y [UNICO]', 'pingüino y ÚNICO', ['pingüino', 'ÚNICO']],
    ['[Guican], [AEIOUU]', 'Güicán, ÁÉÍÓÚÜ', ['Güicán', 'ÁÉÍÓÚÜ']],
    ['[Ñandu] [ñoño]', 'Ñandú ñoño', ['Ñandú', 'ñoño']],
  ])('have every Spanish letter: %s', (marked, text, found) => {
    const parts = foundParts(mark(marked), text) ?? [];
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(found);
  });

  it('are absent in a text without them, or in the copy of another text', () => {
    expect(foundParts('La escuela', 'La escuela')).toBeUndefined();
    expect(foundParts(mark('La [escuela]'), 'La escuela pública')).toBeUndefined();
    expect(foundPassage(mark('otra [agua]'), 'El agua que no llega')).toBeUndefined();
  });

  it('are markup of the view: HTML stays text', () => {
    expect(foundParts(mark('<b>[agua]</b>'), '<b>agua</b>')).toEqual([
      { text: '<b>' },
      { text: 'agua', found: true },
      { text: '</b>' },
    ]);
  });

  it('are in a passage with dots where the text was cut, and with its full stop', () => {
    const parts = foundPassage(mark('llega el [agua]'), 'Por fin llega el agua. Y no se va.') ?? [];
    expect(textOfParts(parts)).toBe('… llega el agua. …');
    expect(textOfParts(foundPassage(mark('el [agua]'), 'el agua.') ?? [])).toBe('el agua.');
  });

  it('never change the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const text = `${before}agua${after}`;
        const marked = `${withoutAccents(before)}${FOUND_START}agua${FOUND_END}${withoutAccents(after)}`;
        const parts = foundParts(marked, text);
        expect(parts === undefined || textOfParts(parts) === text).toBe(true);
      }),
    );
  });
});

describe('B11 misspelt words', () => {
  it.each([
    ['ahua', 'agua', 1],
    ['petor', 'petro', 1],
    ['colmbia', 'colombia', 1],
    ['agua', 'agua', 0],
    ['', 'agua', 4],
  ])('%s is %s with %i changes', (typed, word, changes) => {
    expect(editDistance(typed, word)).toBe(changes);
    expect(editDistance(word, typed)).toBe(changes);
  });

  it('are corrected to the nearest words; a short one may have one change', () => {
    expect(nearestWords('ahua', ['agua', 'arena', 'aguas'])).toEqual(['agua']);
    expect(nearestWords('casa', ['cama', 'cata', 'capas'])).toEqual(['cama', 'cata']);
    expect(nearestWords('gato', ['pita'])).toEqual([]);
    expect(nearestWords('educasión', ['educacion'])).toEqual(['educacion']);
    expect(nearestWords('x'.repeat(41), ['x'.repeat(40)])).toEqual([]);
  });
});
