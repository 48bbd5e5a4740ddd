import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

it('C6 the billing address of an order has the number for the invoice', () => {
  expect(addressLines({ line1: 'Calle 93', taxId: '899999068-1' })).toEqual([
    'Calle 93',
    'NIT 899.999.068-1',
  ]);
});

it.each([
  ['CO', ['Calle 93', 'Bogotá', 'Colombia']],
  ['co', ['Calle 93', 'Bogotá', 'Colombia']],
  ['EC', ['Calle 93', 'Bogotá', 'Ecuador']],
  // From before the services had codes.
  ['Colombia', ['Calle 93', 'Bogotá', 'Colombia']],
  [undefined, ['Calle 93', 'Bogotá']],
])('A13 an address in %s has the name of its country', (country, lines) => {
  expect(addressLines({ line1: 'Calle 93', locality: 'Bogotá', country })).toEqual(lines);
});
