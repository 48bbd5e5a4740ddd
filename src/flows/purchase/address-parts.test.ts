import { expect, it } from 'vitest';
import { isSameAddress, PURCHASE_ADDRESS_PARTS } from './address-parts.ts';

const ADDRESS = { line1: 'Calle 93', locality: 'Bogotá', region: 'Cundinamarca', country: 'CO' };

it('an address is the same place without its empty parts', () => {
  expect(isSameAddress(ADDRESS, { ...ADDRESS, line2: '', postal: '' })).toBe(true);
  expect(isSameAddress({ ...ADDRESS, taxId: '' }, ADDRESS)).toBe(true);
  expect(isSameAddress(undefined, undefined)).toBe(true);
  expect([isSameAddress(undefined, ADDRESS), isSameAddress(ADDRESS, undefined)]).toEqual([false, false]);
});

it.each(PURCHASE_ADDRESS_PARTS)('an address with another %s is another place', (part) => {
  expect(isSameAddress(ADDRESS, { ...ADDRESS, [part]: 'otra' })).toBe(false);
  expect(isSameAddress({ ...ADDRESS, [part]: 'otra' }, ADDRESS)).toBe(false);
});
