import { describe, expect, it } from 'vitest';
import { createLinks } from './links.ts';

const links = createLinks('https://www.example.com/ignorado');

describe('links of a site', () => {
  it('makes paths with leading and trailing slashes', () => {
    expect(links.section('deportes/ciclismo')).toBe('/deportes/ciclismo/');
    expect(links.section('/deportes/', 3)).toBe('/deportes/?pagina=3');
    expect(links.section('/deportes/', 1)).toBe('/deportes/');
    expect(links.author('luz-marina')).toBe('/autor/luz-marina/');
    expect(links.tag('paz total')).toBe('/noticias/paz%20total/');
    expect(links.search('café & té', 2)).toBe('/buscar/?q=caf%C3%A9+%26+t%C3%A9&pagina=2');
    expect(links.search()).toBe('/buscar/');
  });

  it('B10 leads from a column to the columns of its author', () => {
    const { author } = createLinks('https://www.example.com', { opinion: '/opinion/' });
    expect([author('ana', '/opinion'), author('ana', '/nacion'), author('ana')]).toEqual([
      '/opinion/ana/',
      '/autor/ana/',
      '/autor/ana/',
    ]);
    expect(links.author('ana', '/opinion')).toBe('/autor/ana/');
  });

  it('links to a document on this site, whatever the address of its source', () => {
    expect(links.document('/nacion/articulo/a/1')).toBe('/nacion/articulo/a/1/');
    expect(links.document('https://otra.example.org/nacion/nota.html?x=1')).toBe('/nacion/nota.html');
    expect(links.document('/nacion/parte-1.continuacion')).toBe('/nacion/parte-1.continuacion/');
    expect(links.document('')).toBe('/');
    expect(links.document('http://')).toBe('/');
  });

  it('makes absolute addresses with its origin', () => {
    expect(links.absolute('/deportes/')).toBe('https://www.example.com/deportes/');
  });
});
