'use client';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Cluster } from '../../../components/Cluster/Cluster.tsx';
import { Combobox } from '../../../components/Combobox/Combobox.tsx';
import { Input } from '../../../components/Input/Input.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { Address } from '../../../providers/ports/identity.ts';
import { addressBook as words } from '../../../words/desk.ts';
import { useAction } from '../desk-parts/use-action.ts';
import { addressErrors, fieldOfCode, type AddressErrors } from './address-rules.ts';

/** The places of a country: its departments, and the cities of each. */
export interface Places {
  departments: readonly string[];
  citiesOf: (department: string) => readonly string[];
}

export interface AddressFormProps {
  address: Address | undefined;
  places: Places;
  /** Saves it. A rejection is shown at the field that it is about; nothing that was typed is lost. */
  onSave: (address: Address) => Promise<void>;
  onCancel: () => void;
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const chosen = (name: string | undefined) => (name ? { value: name, label: name } : null);

/** The form of an address in Colombia. @see A13 */
export function AddressForm({ address = {}, places, onSave, onCancel }: AddressFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [department, setDepartment] = useState(address.region);
  const [city, setCity] = useState(address.locality);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [action, run] = useAction();
  const failed = action.state === 'failed' ? (action.error as { code?: string }) : undefined;
  const refused = fieldOfCode(failed?.code);
  const shown: AddressErrors = refused ? { ...errors, [refused]: errorMessage(failed as object) } : errors;

  // The first field with an error gets the focus.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors, refused, action]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    const next: Address = {
      line1: typed['line1'],
      line2: typed['line2'] || undefined,
      locality: city,
      region: department,
      postal: typed['postal'] || undefined,
      country: 'CO',
      ...(address.type && { type: address.type }),
    };
    const found = addressErrors(next);
    setErrors(found);
    if (Object.keys(found).length === 0) run(() => onSave(next));
  };

  return (
    <form ref={form} noValidate className="form" onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.formTitle}</h3>
      {failed && !refused && <Banner tone="error">{errorMessage(failed)}</Banner>}
      <Combobox
        label={words.region}
        required
        autoComplete="address-level1"
        options={optionsOf(places.departments)}
        selected={chosen(department)}
        onSelect={(option) => {
          setDepartment(option?.value);
          setCity(undefined);
        }}
        error={shown.region}
      />
      <Combobox
        // Another department has other cities.
        key={department}
        label={words.locality}
        required
        autoComplete="address-level2"
        options={optionsOf(places.citiesOf(department ?? ''))}
        selected={chosen(city)}
        onSelect={(option) => setCity(option?.value)}
        error={shown.locality}
        {...(!department && { hint: words.departmentFirst })}
      />
      <Input
        name="line1"
        label={words.line1}
        hint={words.line1Hint}
        required
        autoComplete="address-line1"
        defaultValue={address.line1}
        error={shown.line1}
      />
      <Input
        name="line2"
        label={words.line2}
        autoComplete="address-line2"
        defaultValue={address.line2}
        error={shown.line2}
      />
      <Input
        name="postal"
        label={words.postal}
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={address.postal}
        error={shown.postal}
      />
      <p className="muted">{words.country}</p>
      <Cluster gap="small">
        <Button type="submit" busy={action.state === 'busy'}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Cluster>
    </form>
  );
}
