import { describe, expect, it } from 'vitest';
import { brand as forums } from 'rotativa/themes/forums';
import { brand as men } from 'rotativa/themes/men';
import { brand as weekly } from 'rotativa/themes/weekly';
import { trailTo } from './trail.ts';

const trail = (...requested: Parameters<typeof trailTo>) =>
  trailTo(...requested).map(({ name, href }) => [name, href]);

describe('N16 the way to a section', () => {
  it('goes through the sections above it that have a name', () => {
    const known = [{ id: '/deportes', name: 'Deportes' }];
    expect(trail(weekly, { id: '/deportes/ciclismo', name: 'Ciclismo' }, known)).toEqual([
      ['Semanario', '/'],
      ['Deportes', '/deportes/'],
      ['Ciclismo', '/deportes/ciclismo/'],
    ]);
    expect(trail(weekly, { id: '/sin-nombre/ciclismo', name: 'Ciclismo' })).toEqual([
      ['Semanario', '/'],
      ['Ciclismo', '/sin-nombre/ciclismo/'],
    ]);
  });

  it('takes the names of parents from the menus', () => {
    const steps = trail(weekly, { id: '/mundo/noticias-estados-unidos', name: 'Estados Unidos' });
    expect(steps[1]).toEqual(['Mundo', '/mundo/']);
  });

  it('has no capitals of a menu', () => {
    const way = (id: string) => trail(weekly, { id, name: 'La hora franca' })[1];
    expect(way('/semanario-tv/programas/la-hora-franca')).toEqual([
      'Programas de opinión',
      '/semanario-tv/programas/',
    ]);
    expect(way('/semanario-tv/categorias/economia')).toEqual(['Categorías', '/semanario-tv/categorias/']);
  });

  it('has the canonical address of each section', () => {
    expect(trail(men, { id: '/mujeres-soho', name: 'Mujeres' }).at(-1)).toEqual([
      'Mujeres',
      '/seccion/mujeres-soho/',
    ]);
  });

  it('names the site once, also if it is a section of the family', () => {
    const known = [{ id: '/foros-semanario', name: 'Foros Semanario' }];
    const steps = trail(forums, { id: '/foros-semanario/proximos', name: 'Próximos foros' }, known);
    expect(steps.map(([name]) => name)).toEqual(['Foros Semanario', 'Próximos foros']);
    expect(trail(forums, known[0])).toEqual([]);
  });

  it('is empty without a section', () => {
    expect(trail(weekly, undefined)).toEqual([]);
    expect(trail(weekly, { id: '/x', name: '' })).toEqual([]);
  });
});
