import { addressFault, fieldError, isEmail, TAX_ID_CODE, taxIdOf, type FieldName } from 'rotativa/domain';
import { z } from 'zod';
import type { PostalAddress } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { invalidInput } from '../http/body.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

/** An address in a call: parts may be missing, null or blank. */
const AddressInput = z.object({
  line1: text,
  line2: text,
  locality: text,
  region: text,
  postal: text,
  country: text,
});
export type AddressInput = z.infer<typeof AddressInput>;

/**
 * A postal address.
 * @throws HttpError 400 300165 missing or malformed, 300166 address, 300167 city, 300168 department, 300169 country
 */
export function checkAddress(input: unknown): PostalAddress {
  const parsed = AddressInput.safeParse(input);
  if (!parsed.success) throw new HttpError(400, '300165', 'Address error: check its format');
  const address = parsed.data;
  const fault = addressFault(address);
  if (fault !== undefined) throw new HttpError(400, fault.code, `Address error: ${fault.message}`);
  return {
    line1: address.line1 ?? '',
    line2: address.line2,
    locality: address.locality ?? '',
    region: address.region,
    postal: address.postal,
    country: (address.country ?? '').toUpperCase(),
  };
}

const Billing = z.object({ taxId: text });

/** The identification number in a billing address; null without one. @throws HttpError 400 `invalid_tax_id` */
export function checkTaxId(billingAddress: unknown): string | null {
  const parsed = Billing.safeParse(billingAddress);
  const given = parsed.success ? parsed.data.taxId : '';
  if (given === null) return null;
  const id = taxIdOf(given);
  if (id === undefined) throw new HttpError(400, TAX_ID_CODE, 'Address error: taxId is not valid');
  return id;
}

/** @throws HttpError 400 300075 */
export function checkEmail(value: string | null | undefined): string {
  const email = value?.trim() ?? '';
  if (!isEmail(email)) throw new HttpError(400, '300075', 'Invalid email format');
  return email;
}

/** An optional value. @throws HttpError 400 with the field's code */
export function checkOptional(field: FieldName, value: string | null | undefined): string | null {
  const trimmed = value?.trim() || null;
  const code = trimmed === null ? undefined : fieldError(field, trimmed);
  if (code !== undefined) throw new HttpError(400, code, `${field} is not valid`);
  return trimmed;
}

const MAX_TOKEN_CHARACTERS = 4_000;

/** A secret in a call: not empty, and of limited length. @throws HttpError 400 */
export function checkToken(value: unknown, name = 'token'): string {
  if (typeof value !== 'string' || value === '' || value.length > MAX_TOKEN_CHARACTERS)
    throw invalidInput(`input validation error: ${name} is missing or too long`);
  return value;
}
