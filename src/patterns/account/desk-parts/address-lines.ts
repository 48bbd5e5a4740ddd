import type { Address } from '../../../providers/ports/identity.ts';

/** An address as on a letter, without its empty parts. */
export const addressLines = (address: Address | undefined): string[] =>
  [
    address?.line1,
    address?.line2,
    [address?.locality, address?.region].filter(Boolean).join(', '),
    [address?.postal, address?.country].filter(Boolean).join(' · '),
  ].filter((line): line is string => !!line);
