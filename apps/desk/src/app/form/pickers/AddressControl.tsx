import { useCallback, type ReactNode } from 'react';
import { useDeskSearch } from '../../pick/desk-search.tsx';
import { textOf, unchosen, type ControlProps } from '../controls/control.ts';
import { ChoicePicker } from './ChoicePicker.tsx';
import { PickedField } from './PickedField.tsx';
import { useFound } from './use-found.ts';

const OUTSIDE = /^[a-z][a-z0-9+.-]*:/i;

/** A page of the site, by search, or the address of any other. */
export function AddressControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  const search = useDeskSearch()!;
  const { lookup } = search;
  const address = textOf(value);
  const isOwn = address.startsWith('/') && !OUTSIDE.test(address);
  const found = useFound(
    isOwn ? address : '',
    useCallback((wanted: string) => lookup.choice('addresses', wanted), [lookup]),
  );
  return (
    <PickedField
      field={field}
      problem={problem}
      isChosen={address !== ''}
      open="Buscar una página…"
      onClear={() => onChange(unchosen(field))}
      search={(close) => (
        <ChoicePicker
          search={search}
          of="addresses"
          chosen={address}
          onChoose={(choice) => {
            onChange(choice.value);
            close();
          }}
        />
      )}
    >
      <input
        type="text"
        aria-label={`${field.label}: dirección`}
        placeholder="/politica/ o https://…"
        value={address}
        onChange={({ target }) => onChange(target.value)}
      />
      {found && (
        <p className="muted">
          {found.help}: {found.label}
        </p>
      )}
    </PickedField>
  );
}
