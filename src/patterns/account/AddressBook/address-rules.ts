import { fieldError, REQUIRED_MESSAGE, type FieldName } from '../../../domain/accounts/validation.ts';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { Address } from '../../../providers/ports/identity.ts';

export type AddressField = 'line1' | 'line2' | 'locality' | 'region' | 'postal';
export type AddressErrors = Partial<Record<AddressField, string>>;

/** The fields of the form in its order: the rule of each, and whether it may be empty. */
const FIELDS: readonly (readonly [AddressField, FieldName, 'required' | 'optional'])[] = [
  ['region', 'region', 'required'],
  ['locality', 'locality', 'required'],
  ['line1', 'addressLine', 'required'],
  ['line2', 'addressLine', 'optional'],
  ['postal', 'postalCode', 'optional'],
];

/** The errors of an address by field; empty when it is valid. @see A13 */
export function addressErrors(address: Address): AddressErrors {
  const errors = FIELDS.flatMap(([field, rule, need]): [AddressField, string][] => {
    const value = address[field]?.trim() ?? '';
    if (!value) return need === 'required' ? [[field, REQUIRED_MESSAGE]] : [];
    const code = fieldError(rule, value);
    return code ? [[field, errorMessage({ code })]] : [];
  });
  return Object.fromEntries(errors);
}

/** The field of a server's code; undefined for a code about the whole address. */
const CODE_FIELDS: Readonly<Record<string, AddressField>> = {
  '300166': 'line1',
  '300167': 'locality',
  '300168': 'region',
};

export const fieldOfCode = (code: string | undefined): AddressField | undefined =>
  code === undefined ? undefined : CODE_FIELDS[code];
