import { describe, expect, it } from 'vitest';
import { storedReading } from './stored-reading.ts';
import { readingPlace, storyToReturn } from './reading-place.ts';

const STORY = '/nacion/articulo/a/';

describe('C4 the place at which a reader stopped', () => {
  it.each([
    [
      'El río creció, y nadie lo dijo en la reunión del martes …',
      'dijo%20en%20la%20reuni%C3%B3n%20del%20martes',
    ],
    ['Un texto corto', 'Un%20texto%20corto'],
    ['uno costo-beneficio, dos', 'uno%20costo%2Dbeneficio%2C%20dos'],
  ])('after %j', (shown, words) => {
    const place = readingPlace(STORY, shown);
    expect(place.startsWith(`${STORY}#:~:text=`)).toBe(true);
    expect(place.endsWith(words)).toBe(true);
  });

  it('is the story where nothing was shown', () => expect(readingPlace(STORY, '  ')).toBe(STORY));
});

describe('C4 the story to which a purchase leads back', () => {
  const kept = storedReading(STORY, 'las últimas palabras');
  const place = readingPlace(STORY, 'las últimas palabras');
  it.each([
    ['?volver=/nacion/articulo/a/', null, STORY],
    ['?volver=/nacion/articulo/a/', kept, place],
    ['?volver=/otro/', kept, '/otro/'],
    ['', kept, place],
    ['?volver=https://evil.example/', null, undefined],
    ['?volver=//evil.example/', null, undefined],
    ['?volver=javascript:alert(1)', null, undefined],
    ['', storedReading('https://evil.example/', 'x'), undefined],
    ['', 'x', undefined],
    ['?volver=', null, undefined],
    ['', null, undefined],
  ])('%j with %j is %j', (search, held, path) => expect(storyToReturn(search, held)).toBe(path));
});
