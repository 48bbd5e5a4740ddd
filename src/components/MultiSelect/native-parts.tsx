import type { ComponentPropsWithRef } from 'react';
import type { ComboboxOption } from '../Combobox/options.ts';

interface Values extends Pick<ComponentPropsWithRef<'input'>, 'form' | 'disabled'> {
  chosen: readonly ComboboxOption[];
}

/** The list of the browser, for readers without a script. An option that is chosen is in it although no list has it. */
export function NativeOptions({
  chosen,
  options,
  ...rest
}: Values &
  Omit<ComponentPropsWithRef<'select'>, 'form' | 'disabled'> & { options: readonly ComboboxOption[] }) {
  const others = chosen.filter(({ value }) => !options.some((option) => option.value === value));
  return (
    <select className="native" multiple {...rest} defaultValue={chosen.map(({ value }) => value)}>
      {[...others, ...options].map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The chosen values as a form sends them. */
export function HiddenValues({ chosen, ...rest }: Values & { name: string }) {
  return chosen.map(({ value }) => <input key={value} type="hidden" value={value} {...rest} />);
}
