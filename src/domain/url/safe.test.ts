import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { httpHref, isExternal, safeHref, safeRedirect, safeSource } from './safe.ts';

describe('safeHref', () => {
  it.each([
    'https://a.b/c',
    'http://a.b',
    '/nacion/',
    'nacion',
    '?a=1',
    '#b',
    '//a.b/c',
    'mailto:a@b.co',
    'tel:+571',
  ])('keeps %s', (address) => {
    expect(safeHref(address)).toBe(address);
  });
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.b/1',
    'https://',
    '',
    '   ',
    undefined,
    null,
    7,
    {},
  ])('refuses %j', (address) => {
    expect(safeHref(address)).toBeUndefined();
  });
  it('never returns an address that a browser reads as a script', () => {
    const noise = fc.array(
      fc.constantFrom('\t', '\n', '\r', ' ', '\u0000', 'j', 'java', 'script', ':', '/', '\\', 'x'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          noise.map((parts) => parts.join('')),
          fc.string(),
          fc.webUrl(),
        ),
        (address) => {
          const href = safeHref(address);
          if (href !== undefined && URL.canParse(href, 'https://a.b')) {
            expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(href, 'https://a.b').protocol);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
  it('httpHref allows only http and https, safeSource no mailto', () => {
    expect([httpHref('/a'), httpHref('https://a.b'), httpHref('//a.b')]).toEqual([
      undefined,
      'https://a.b',
      undefined,
    ]);
    expect([safeSource('mailto:a@b.co'), safeSource('/a.jpg')]).toEqual([undefined, '/a.jpg']);
  });
  it.each([
    ['http://a.ejemplo.com/a.jpg', 'https://a.ejemplo.com/a.jpg'],
    ['//a.ejemplo.com/a.jpg', 'https://a.ejemplo.com/a.jpg'],
    ['http://localhost:4000/a.jpg', 'http://localhost:4000/a.jpg'],
    ['http://10.0.0.7/a.jpg', 'http://10.0.0.7/a.jpg'],
    ['http://ejemplo.com:8080/a.jpg', 'http://ejemplo.com:8080/a.jpg'],
  ])('the picture %s is asked for at %s', (address, source) => {
    expect(safeSource(address)).toBe(source);
  });
  it('an address that begins with www. is a host', () => {
    expect([safeHref('www.ejemplo.com/a'), safeHref('wwww'), safeHref('/www.a.co')]).toEqual([
      'https://www.ejemplo.com/a',
      'wwww',
      '/www.a.co',
    ]);
  });
});

describe('safeRedirect stays on the site', () => {
  const origins = ['https://www.ejemplo.com'];
  it.each([
    ['/perfil/?a=1#b', '/perfil/?a=1#b'],
    ['perfil', '/perfil'],
    ['https://www.ejemplo.com/a?b', '/a?b'],
    ['https://mal.ejemplo/a', '/'],
    ['//mal.ejemplo/a', '/'],
    ['/\\mal.ejemplo/a', '/'],
    ['\\\\mal.ejemplo', '/'],
    ['https://www.ejemplo.com//mal.ejemplo', '/mal.ejemplo'],
    ['https://www.ejemplo.com@mal.ejemplo/', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    [null, '/'],
  ])('%j goes to %s', (address, path) => {
    expect(safeRedirect(address, origins)).toBe(path);
  });
  it('always returns a path of the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.array(fc.constantFrom('/', '\\', '.', '..', '\t', 'a', '@')).map((parts) => parts.join('')),
        ),
        (address) => {
          expect(new URL(safeRedirect(address, origins), 'https://a.b').origin).toBe('https://a.b');
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('isExternal', () => {
  it.each([
    ['/a', false],
    ['https://www.ejemplo.com/a', false],
    ['https://otro.com', true],
    ['//otro.com', true],
  ])('%s: %j', (address, external) => {
    expect(isExternal(address, ['www.ejemplo.com'])).toBe(external);
  });
});
