'use client';
import { Button } from '../../../components/Button/Button.tsx';
import { addressForm, type AddressValues } from '../../../forms/address.ts';
import { checkout as messages } from '../../../messages/checkout.ts';
import { addressBook } from '../../../messages/account-settings.ts';
import { AccountForm, FormNote } from '../../account/form-parts/AccountForm.tsx';
import { SelectField, TextField } from '../../account/form-parts/fields.tsx';
import { useAccountForm } from '../../account/form-parts/use-account-form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { CheckoutPage, PlainPurchase } from './page.ts';
import { STEP_FIELD } from './plain-names.ts';

/** The billing address, as a form that posts to the page of the purchase. Its city is typed. @see C4 */
export function PlainAddress({
  page,
  plain: { departments, entered, answer },
}: {
  page: CheckoutPage;
  plain: PlainPurchase;
}) {
  const form = useAccountForm<AddressValues>({
    schema: addressForm({ departments, cities: [] }),
    action: page.href,
    lastResult: answer,
    defaultValue: entered?.address as Partial<AddressValues> | undefined,
  });
  const { region, locality, line1, line2, postal, taxId } = form.fields;
  return (
    <AccountForm of={form}>
      <ErrorSummary
        of={[
          [addressBook.region, region],
          [addressBook.locality, locality],
          [addressBook.line1, line1],
          [addressBook.line2, line2],
          [addressBook.postal, postal],
          [addressBook.taxId, taxId],
        ]}
      />
      <input type="hidden" name={STEP_FIELD} value="address" />
      <SelectField of={region} label={addressBook.region} autoComplete="address-level1">
        <option value="">{messages.plain.chooseRegion}</option>
        {departments.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField of={locality} label={addressBook.locality} autoComplete="address-level2" />
      <TextField
        of={line1}
        label={addressBook.line1}
        hint={addressBook.line1Hint}
        autoComplete="address-line1"
      />
      <TextField of={line2} label={addressBook.line2} autoComplete="address-line2" />
      <TextField of={postal} label={addressBook.postal} inputMode="numeric" autoComplete="postal-code" />
      <TextField of={taxId} label={addressBook.taxId} hint={addressBook.taxIdHint} autoComplete="off" />
      <FormNote>{addressBook.country}</FormNote>
      <Button className="submit" type="submit">
        {messages.saveAddress}
      </Button>
    </AccountForm>
  );
}
