import * as z from 'zod/mini';
import { TAX_ID_CODE, taxIdOf } from '../domain/accounts/tax-id.ts';
import { FIELD_RULES, type FieldName } from '../domain/accounts/validation.ts';
import { errorMessage } from '../domain/errors/catalogue.ts';
import { profileText, requiredProfileText, text } from './fields.ts';

/** The departments and cities among which a reader chooses. */
export interface AddressRules {
  departments: readonly string[];
  /** Of the chosen department. */
  cities: readonly string[];
}

const oneOf = (field: FieldName, names: readonly string[]) =>
  requiredProfileText(field).check(
    z.refine((value) => value === '' || names.includes(value), {
      error: () => errorMessage({ code: FIELD_RULES[field].code }),
    }),
  );

/** An address in Colombia. @see C5, A13 */
export const addressForm = ({ departments, cities }: AddressRules) =>
  z.object({
    region: oneOf('region', departments),
    locality: oneOf('locality', cities),
    line1: requiredProfileText('addressLine'),
    line2: profileText('addressLine'),
    postal: profileText('postalCode'),
    taxId: text().check(
      z.refine((value) => value === '' || taxIdOf(value) !== undefined, {
        error: () => errorMessage({ code: TAX_ID_CODE }),
      }),
    ),
  });

/** The checked values of an address form. */
export type AddressValues = z.infer<ReturnType<typeof addressForm>>;

/** The address that a form was filled in with, as the services keep it. */
export const addressOf = ({ line2, postal, taxId, ...values }: AddressValues) => ({
  ...values,
  line2: line2 || undefined,
  postal: postal || undefined,
  taxId: taxIdOf(taxId),
  country: 'CO',
});
