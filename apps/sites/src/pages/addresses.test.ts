import { MOST_PAGES } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { pageNumbers, withQuery } from './addresses.ts';

describe('B4 the pages in an address', () => {
  it.each([
    ['', 1, 1],
    ['1', 1, 1],
    ['3', 3, 3],
    ['1-3', 1, 3],
    ['2-2', 2, 2],
    ['3-1', 3, 3],
    ['1-999', 1, MOST_PAGES],
    ['4-999999', 4, 3 + MOST_PAGES],
    ['0', 1, 1],
    ['0-4', 1, 1],
    ['1.5', 1, 1],
    ['1-2-3', 1, 1],
    ['1-9999999', 1, 1],
    ['uno', 1, 1],
  ])('%j: from %i to %i', (pagina, number, through) => {
    expect(pageNumbers(new URLSearchParams({ pagina }))).toEqual({ number, through });
  });
});

describe('B11 a redirect with the query of the request', () => {
  it.each([
    ['/nueva/', '', '/nueva/'],
    ['/nueva/', '?utm_source=x&b=2', '/nueva/?utm_source=x&b=2'],
    ['/nueva/?a=1', '?b=2', '/nueva/?a=1&b=2'],
    ['https://otro.ejemplo/x#parte', '?b=2', 'https://otro.ejemplo/x?b=2#parte'],
  ])('%s and %s are %s', (address, search, expected) => {
    expect(withQuery(address, search)).toBe(expected);
  });
});
