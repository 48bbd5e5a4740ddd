import { describe, expect, it } from 'vitest';
import { item } from '../../../../themes/shared.ts';
import { currentAmong, currentLink, groupItems } from './current.ts';

const SPORTS = item('Deportes', '/deportes/', [item('Ciclismo', '/deportes/ciclismo/')]);
const NEWS = item('Noticias', '', [item('Valle', '/valle/'), item('Cultura', '/cultura/')]);
const ITEMS = [item('Inicio', '/'), SPORTS, NEWS, item('Empleos', 'https://empleos.example/')];

describe('H4 the current link of a navigation', () => {
  it.each([
    ['/', { link: '/', mark: 'page' }],
    ['/deportes/', { link: '/deportes/', mark: 'page' }],
    ['/deportes', { link: '/deportes/', mark: 'page' }],
    ['/deportes/ciclismo/', { link: '/deportes/ciclismo/', mark: 'page' }],
    ['/deportes/ciclismo/articulo/nota/', { link: '/deportes/ciclismo/', mark: 'true' }],
    ['/valle/articulo/nota/', { link: '/valle/', mark: 'true' }],
    ['/deportes/?pagina=2', { link: '/deportes/', mark: 'true' }],
    ['/deportes/ciclismo/?pagina=3', { link: '/deportes/ciclismo/', mark: 'true' }],
    ['/buscar/?q=/deportes/', undefined],
    ['/valle/deportes/', { link: '/valle/', mark: 'true' }],
    ['/especiales/deportes/', { link: '/deportes/', mark: 'true' }],
    ['/valledupar/', undefined],
    ['/buscar/', undefined],
  ])('on %s', (path, expected) => {
    expect(currentLink(ITEMS, path)).toEqual(expected);
  });

  it('a group begins with its page, if it has one', () => {
    expect(groupItems(SPORTS, 'Todo en').map(({ text }) => text)).toEqual(['Todo en Deportes', 'Ciclismo']);
    expect(groupItems(NEWS, 'Todo en').map(({ text }) => text)).toEqual(['Valle', 'Cultura']);
  });
});

it('the current link of a row is that of a group if the group has it', () => {
  const current = { link: '/cali/', mark: 'page' } as const;
  expect(currentAmong([item('Cali', '/cali/')], current)).toBe(current);
  expect(currentAmong([item('Valle', '/valle/')], current)).toBeUndefined();
  expect(currentAmong([item('Valle', '/valle/')], undefined)).toBeUndefined();
});
