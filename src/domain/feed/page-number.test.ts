import { describe, expect, it } from 'vitest';
import { pageAddress, readPages } from './page-number.ts';

describe('B4 the pages in an address', () => {
  it.each([
    ['', 1, 1],
    ['1', 1, 1],
    ['3', 3, 3],
    ['1-3', 1, 3],
    ['2-2', 2, 2],
    ['3-1', 3, 3],
    ['1-999', 1, 10],
    ['4-999999', 4, 13],
    ['0', 1, 1],
    ['0-4', 1, 1],
    ['1.5', 1, 1],
    ['1-2-3', 1, 1],
    ['1-9999999', 1, 1],
    ['uno', 1, 1],
  ])('%j: from %i to %i', (pagina, number, through) => {
    expect(readPages(new URLSearchParams({ pagina }))).toEqual({ number, through });
  });
});

it.each([
  ['/cali/', 2, '/cali/?pagina=2'],
  ['/cali/?', 1, '/cali/'],
  ['/cali/?pagina=2', 3, '/cali/?pagina=3'],
  ['/cali/?pagina=1-3', 1, '/cali/'],
  ['/buscar/?q=caf%C3%A9+%26+t%C3%A9', 2, '/buscar/?q=caf%C3%A9+%26+t%C3%A9&pagina=2'],
  ['https://ejemplo.com/cali/?pagina=2', 1, 'https://ejemplo.com/cali/'],
])('B4 of %s, page %i is at %s', (address, number, expected) => {
  expect(pageAddress(address, number)).toBe(expected);
});
