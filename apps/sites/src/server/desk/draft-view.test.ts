import { describe, expect, it } from 'vitest';
import { DraftView } from './draft-view.ts';

const seen = (view: object) => DraftView.safeParse({ page: 'home', path: '/', ...view });

describe('X5 how a draft is seen', () => {
  it('is as a reader without an account sees it, if the desk does not say', () => {
    expect(seen({}).data).toEqual({ page: 'home', path: '/', reader: 'anonymous' });
  });

  it.each(['/', '/nacion/', '/nacion/articulo/x/', '/apis/', '/documents/acta.pdf'])('at %s', (path) =>
    expect(seen({ path }).data?.path).toBe(path),
  );

  it.each([
    '',
    'nacion/',
    '//otro.example/',
    '/nacion',
    '/a?b/',
    '/a#b/',
    '/a\\b/',
    '/%E0%A4%A/',
    '/api/acceso/',
  ])('at no such path as %j', (path) =>
    expect(seen({ path }).error?.issues[0]?.message).toMatch(/^is not a path/),
  );
});
