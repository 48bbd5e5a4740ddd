import { taxIdMessages } from '../../../domain/accounts/tax-id.ts';
import type { Address } from '../../../providers/ports/identity.ts';
import { language } from '../../../messages/language.ts';

/** 'Colombia' for 'CO'. A value that is no code of a country stays as it is. */
function countryName(code: string | undefined): string | undefined {
  if (!code || !/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(language.tag, { type: 'region' }).of(code.toUpperCase());
}

/** An address as on an envelope, without its empty parts. */
export const addressLines = (address: Address | undefined): string[] =>
  [
    address?.line1,
    address?.line2,
    [address?.locality, address?.region].filter(Boolean).join(', '),
    [address?.postal, countryName(address?.country)].filter(Boolean).join(' · '),
    address?.taxId && taxIdMessages(address.taxId),
  ].filter((line): line is string => !!line);
