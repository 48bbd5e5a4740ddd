import type { Address } from '../../providers/ports/identity.ts';

/** The parts of an address, which its form asks for. */
export const PURCHASE_ADDRESS_PARTS = [
  'line1',
  'line2',
  'locality',
  'region',
  'postal',
  'country',
  'taxId',
] as const;

/** Whether two addresses are the same place. A part that is absent is an empty one. */
export const isSameAddress = (one: Address | undefined, other: Address | undefined): boolean =>
  PURCHASE_ADDRESS_PARTS.every((part) => (one?.[part] ?? '') === (other?.[part] ?? ''));
