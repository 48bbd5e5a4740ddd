'use client';
import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Cluster } from '../../../components/Cluster/Cluster.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { addressForm, addressOf, type AddressValues } from '../../../forms/address.ts';
import type { Places } from '../../../forms/places.ts';
import type { Address } from '../../../providers/ports/identity.ts';
import { addressBook as messages } from '../../../messages/account-settings.ts';
import { AccountForm, FormNote, SubmitButton } from '../form-parts/AccountForm.tsx';
import { ChoiceField, TextField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';

export interface AddressFormProps {
  address: Address | undefined;
  places: Places;
  /** Saves it. A rejection is shown at the field that it is about; nothing that was typed is lost. @throws ApiError */
  onSave: (address: Address) => Promise<void>;
  /** The invoice of a purchase may bear the buyer's cédula or NIT. */
  withTaxId?: boolean | undefined;
  /** Without it the form has no button to leave it. */
  onCancel?: (() => void) | undefined;
  /** The input so far, for a page that keeps it. */
  onType?: ((typed: Address) => void) | undefined;
  /** @defaultValue 'Nueva dirección' */
  title?: string | undefined;
  /** For a page that has it in a heading already: it is only the accessible name. */
  titleHidden?: boolean | undefined;
  /** @defaultValue 'Guardar la dirección' */
  submit?: string | undefined;
  /** The reader opened it: its first field takes the focus. */
  takesFocus?: boolean | undefined;
}

/** A name from before the table of places stays valid. */
const withHeld = (names: readonly string[], held: string | undefined): readonly string[] =>
  held && !names.includes(held) ? [held, ...names] : names;

/** The form of an address in Colombia. @see A13 */
export function AddressForm({
  address: given = {},
  places,
  onSave,
  withTaxId = false,
  onCancel,
  onType,
  title = messages.formTitle,
  titleHidden,
  submit = messages.save,
  takesFocus = false,
}: AddressFormProps) {
  // The address of the moment in which the form opens: a page may keep what is typed since then.
  const [address] = useState(given);
  const id = useId();
  const [department, setDepartment] = useState(address.region);
  const held = department === address.region ? address.locality : undefined;
  const departments = useMemo(() => withHeld(places.departments, address.region), [places, address.region]);
  const cities = useMemo(() => withHeld(places.citiesOf(department ?? ''), held), [places, department, held]);
  const schema = useMemo(() => addressForm({ departments, cities }), [departments, cities]);
  const form = useAccountForm<AddressValues>({
    schema,
    action: '',
    defaultValue: address as Partial<AddressValues>,
    send: (values) => onSave({ ...addressOf(values), ...(address.type && { type: address.type }) }),
  });
  const { fields, pending } = form;
  const first = fields.region.id;
  useEffect(() => {
    if (takesFocus) document.getElementById(first)?.focus();
  }, [takesFocus, first]);
  return (
    <AccountForm
      of={form}
      className="form"
      {...(titleHidden ? { 'aria-label': title } : { 'aria-labelledby': `${id}-title` })}
      onInput={
        onType && (({ currentTarget }) => onType(Object.fromEntries(new FormData(currentTarget)) as Address))
      }
      heading={
        !titleHidden && (
          <Heading level={3} size="s" id={`${id}-title`}>
            {title}
          </Heading>
        )
      }
    >
      <ChoiceField
        of={fields.region}
        initial={address.region}
        label={messages.region}
        autoComplete="address-level1"
        names={departments}
        onChoose={setDepartment}
      />
      <ChoiceField
        // Another department has other cities.
        key={department}
        of={fields.locality}
        initial={held}
        label={messages.locality}
        autoComplete="address-level2"
        names={cities}
        {...(!department && { hint: messages.departmentFirst })}
      />
      <TextField
        of={fields.line1}
        label={messages.line1}
        hint={messages.line1Hint}
        autoComplete="address-line1"
      />
      <TextField of={fields.line2} label={messages.line2} autoComplete="address-line2" />
      <TextField of={fields.postal} label={messages.postal} inputMode="numeric" autoComplete="postal-code" />
      {withTaxId && (
        <TextField of={fields.taxId} label={messages.taxId} hint={messages.taxIdHint} autoComplete="off" />
      )}
      <FormNote>{messages.country}</FormNote>
      <Cluster gap="small">
        <SubmitButton pending={pending}>{submit}</SubmitButton>
        {onCancel && (
          <Button variant="quiet" disabled={pending} onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </Cluster>
    </AccountForm>
  );
}
