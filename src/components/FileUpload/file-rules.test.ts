import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { fileUpload as say } from '../../messages/form-controls.ts';
import { fileSize, isAccepted, isPicture, kindWords, nameParts, ruleWords, sortFiles } from './file-rules.ts';

const file = (name: string, size = 3, type = ''): File =>
  Object.defineProperty(new File([''], name, { type, lastModified: 1 }), 'size', { value: size });
const NO_RULES = { accept: undefined, maxBytes: undefined, maxFiles: undefined };
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('T4 the rules of files', () => {
  it.each([
    ['foto.JPG', '', '.jpg', true],
    ['foto.jpg.exe', 'image/jpeg', '.jpg', false],
    ['foto.heic', 'image/heic', 'image/*', true],
    ['foto', 'imagex/png', 'image/*', false],
    ['a.pdf', 'application/pdf', 'application/pdf, .doc', true],
    ['a.doc', '', 'application/pdf, .doc', true],
    ['a.txt', 'text/plain', 'application/pdf,.doc', false],
    ['a.txt', 'text/plain', ' ', true],
  ])('%s (%s) in %j: %s', (name, type, accept, accepted) => {
    expect(isAccepted(file(name, 1, type), accept)).toBe(accepted);
  });

  it.each([
    ['.pdf', 'PDF'],
    ['image/*,.pdf', 'imágenes o PDF'],
    ['image/jpeg,.jpg, image/png, image/svg+xml', 'JPEG, PNG o SVG'],
  ])('%s are %s', (accept, words) => {
    expect(kindWords(accept, say)).toBe(words);
  });

  it.each([
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1_500_000, '1,5 MB'],
    [2_000_000_000, '2 GB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(plain(fileSize(bytes))).toBe(words);
  });

  it('a file that is too large never seems to be as large as the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5e9 }), fc.integer({ min: 1, max: 1e9 }), (max, more) => {
        expect(fileSize(max + more)).not.toBe(fileSize(max, 'floor'));
      }),
    );
  });

  it('are in sentences before anything is chosen', () => {
    expect(ruleWords(NO_RULES, say)).toBe('');
    expect(plain(ruleWords({ accept: '.pdf', maxBytes: 5e6, maxFiles: 3 }, say))).toBe(
      'Se admiten PDF. Cada uno pesa 5 MB como máximo. El máximo es de 3 archivos.',
    );
  });

  it('refuse each file with its name, its fault and the limit', () => {
    const rules = { accept: '.pdf', maxBytes: 5_000_000, maxFiles: 2 };
    const present = file('uno.pdf');
    const files = [
      file('uno.pdf'),
      file('foto.png', 3, 'image/png'),
      file('vacio.pdf', 0),
      file('tesis.pdf', 5_000_001),
      file('dos.pdf'),
      file('tres.pdf'),
    ];
    const { taken, refused } = sortFiles([present], files, rules, say);
    expect(taken.map(({ name }) => name)).toEqual(['dos.pdf']);
    expect(refused.map(plain)).toEqual([
      '«uno.pdf» ya está en la lista.',
      '«foto.png» es de otro tipo: se admiten PDF.',
      '«vacio.pdf» está vacío.',
      '«tesis.pdf» pesa 5,1 MB; el máximo es 5 MB. Hay que reducirlo o escoger otro.',
      '«tres.pdf» no se agregó: ya están los 2 archivos que se admiten.',
    ]);
  });

  it('a refused file is never as large as the limit in the same sentence', () => {
    const { refused } = sortFiles([], [file('a', 5_250_000)], { ...NO_RULES, maxBytes: 5_242_880 }, say);
    expect(plain(refused[0]!)).toContain('«a» pesa 5,3 MB; el máximo es 5,2 MB.');
  });

  it('one file more than the only one says that it must be removed first', () => {
    const { refused } = sortFiles([file('a')], [file('b')], { ...NO_RULES, maxFiles: 1 }, say);
    expect(refused).toEqual(['«b» no se agregó: solo se admite un archivo. Hay que quitar el que está.']);
  });

  it.each([
    ['informe-final-de-gestion.pdf', ['informe-final-de-ges', 'tion.pdf']],
    ['a.pdf', ['', 'a.pdf']],
    ['sin-ending-alguno', ['sin-ending-al', 'guno']],
    ['👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀.png', undefined],
  ])('the name %s keeps its ending', (name, parts) => {
    if (parts) expect(nameParts(name)).toEqual(parts);
    expect(nameParts(name).join('')).toBe(name);
  });

  it('no name loses a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(nameParts(name).join('')).toBe(name);
      }),
    );
  });

  it('an SVG is no picture to show: it may contain scripts', () => {
    const types = ['image/jpeg', 'image/svg+xml', 'text/html', 'image/webp'];
    expect(types.filter((type) => isPicture(file('a', 1, type)))).toEqual(['image/jpeg', 'image/webp']);
  });
});
