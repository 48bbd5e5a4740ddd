import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';
import { fold } from './fold.ts';
import { slugify, tagSlug } from './slug.ts';
import { TRUNCATION_CHARS, truncate } from './truncate.ts';

it('text folds to lower case without accents, and keeps everything else', () => {
  expect(fold('¿Qué pasó en NARIÑO, Álvaro?')).toBe('¿que paso en narino, alvaro?');
  expect(fold('Narin\u0303o')).toBe(fold('Nariño'));
});

describe('slugs', () => {
  it.each([
    ['Ñoño Güiza', 'nono-guiza'],
    ['  José   María  ', 'jose-maria'],
    ['Redacción Semanario', 'redaccion-semanario'],
    ['A.B. Núñez-Peña', 'ab-nunez-pena'],
    ['日本', ''],
  ])('%s is %j', (name, slug) => expect(slugify(name)).toBe(slug));
  it.each([
    ['Uno dos tres', 7, 'uno-dos'],
    ['Uno dos tres', 8, 'uno-dos'],
    ['Uno dos tres', 6, 'uno'],
    ['Uno dos tres', 12, 'uno-dos-tres'],
    ['-- ¡Uno! --', 20, 'uno'],
    ['a -- b', 20, 'a-b'],
  ])('%s in %i characters ends after a whole word: %s', (text, limit, slug) => {
    expect(slugify(text, limit)).toBe(slug);
  });

  it('has only letters, digits and single hyphens, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('slugs of tags', () => {
  it.each([
    ['C++', 'c++'],
    ['C#', 'c#'],
    ['C', 'c'],
    ['Disney+ España', 'disney+-espana'],
    ['I&D', 'id'],
    ['日本', '日本'],
    ['Política Nacional', 'politica-nacional'],
    ['Poli\u0301tica nacional', 'politica-nacional'],
    ['-- ¡Uno! --', 'uno'],
    ['🎉 🎊', '🎉-🎊'],
    ['—', '—'],
  ])('%s is %j', (name, slug) => {
    expect(tagSlug(name)).toBe(slug);
    expect(tagSlug(slug)).toBe(slug);
  });
});

describe('truncations', () => {
  it('150 for headlines, 100 for related galleries, 150 and 80 for excerpts', () => {
    expect(TRUNCATION_CHARS).toEqual({
      headline: 150,
      relatedGalleryHeadline: 100,
      opinionCardExcerpt: 150,
      authorCardExcerpt: 80,
    });
  });
  it("cuts after the limit and adds '...'", () => {
    expect(truncate('a'.repeat(150), 150)).toBe('a'.repeat(150));
    expect(truncate('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}...`);
    expect(truncate('👩🏽👩🏽', 2)).toBe('👩🏽...');
  });
});

describe('reading time', () => {
  it('counts words, not punctuation, and gives at least a minute', () => {
    expect(countWords('— Uno, dos y 3 …')).toBe(4);
    expect(countWords(' Ñandú\n\n¿y?\té ')).toBe(3);
    expect(countWords(' … ')).toBe(0);
    expect([readingMinutes(0), readingMinutes(220), readingMinutes(221)]).toEqual([1, 1, 2]);
  });
});
