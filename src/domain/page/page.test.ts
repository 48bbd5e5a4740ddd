import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { documentPath, pathOf } from './path.ts';
import { pageType, sectionName } from './type.ts';

describe('H10 page type by path', () => {
  it.each([
    ['/', 'home'],
    ['/?form=login', 'home'],
    ['/homepage/', 'home'],
    ['https://www.ejemplo.com/', 'home'],
    ['/nacion/articulo/x/123/', 'article'],
    ['/fotos/galeria/x/123/', 'article'],
    ['/nacion/x.html', 'article'],
    ['/nacion/x.html?outputType=amp', 'article'],
    ['/nacion/', 'section'],
    ['/galerias/', 'section'],
    ['/articulos/', 'section'],
    ['/nacion/?volver=/articulo/', 'section'],
  ])('%s is %s', (path, type) => {
    expect(pageType(path)).toBe(type);
  });

  it('the section name is the first segment, for some brands the second', () => {
    expect(sectionName('/deportes/futbol/?p=1')).toBe('deportes');
    expect(sectionName('/seccion/lujuria/', 2)).toBe('lujuria');
  });

  it.each([
    ['/videos/', 'videos'],
    ['/lo-mas-visto/?p=1', 'lo-mas-visto'],
    ['/relatos/articulo/ultimo-bus-a-magangue/', 'relatos'],
    ['/fotos/galeria/x/', 'fotos'],
    ['/semanariorural/ganaderia/articulo/x/', 'ganaderia'],
  ])('the first segment of %s is the fallback of the second: %s', (path, name) => {
    expect(sectionName(path, 2)).toBe(name);
  });

  it.each([1, 2] as const)('the home page has no section, by segment %i', (segment) => {
    expect(['/', '/homepage/', ''].map((path) => sectionName(path, segment))).toEqual(['', '', '']);
  });

  it('pathOf leaves out host, query and fragment', () => {
    expect(['https://a.b/c?d#e', 'c', '', '#x'].map(pathOf)).toEqual(['/c', '/c', '/', '/']);
  });
});

describe('the path of a document', () => {
  const segment = fc.oneof(
    fc.stringMatching(/^[\w-]{1,6}$/),
    fc.constantFrom('..', '.', '', 'año', 'a b', '%41', 'nota.html', '?p=1', '#x', 'a\\b'),
  );

  it('is the same for a path and for its absolute address, which is always read as one', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), fc.boolean(), (segments, isFolder) => {
        const path = `/${segments.join('/')}${isFolder ? '/' : ''}`;
        // Two slashes begin a host.
        fc.pre(!/^\/[/\\]/.test(path));
        expect(documentPath(path)).toBe(documentPath(`https://otra.example.org${path}`));
      }),
      { numRuns: 500 },
    );
  });
});
