import { describe, expect, it } from 'vitest';
import { withQuery } from './addresses.ts';

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
