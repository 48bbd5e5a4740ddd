import type { ReactNode } from 'react';
import { Field } from '../Field.tsx';
import type { ControlProps } from './control.ts';

/** A value that is none of the choices stays, until another is chosen. */
export function ChoiceControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  const options = field.options ?? [];
  const given = String(value ?? field.default ?? '');
  return (
    <Field label={field.label} help={field.help} problem={problem}>
      {(ids) => (
        <select
          {...ids}
          value={given}
          onChange={({ target }) =>
            onChange(options.find((option) => String(option.value) === target.value)?.value)
          }
        >
          {!options.some((option) => String(option.value) === given) && (
            <option value={given}>{given || '—'}</option>
          )}
          {options.map((option) => (
            <option key={String(option.value)} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
