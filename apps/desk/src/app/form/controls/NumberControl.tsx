import { useState, type ReactNode } from 'react';
import { Field } from '../Field.tsx';
import { limitsInWords, type ControlProps } from './control.ts';

/** A number that is being written may be none yet: the field keeps its letters, and shows the fault. */
export function NumberControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  const given = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const [text, setText] = useState(given);
  const shown = Number(text) === value ? text : given;
  return (
    <Field label={field.label} help={field.help} limits={limitsInWords(field, value)} problem={problem}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode="numeric"
          className="number"
          value={shown}
          onChange={({ target }) => {
            setText(target.value);
            const number = Number(target.value.replace(',', '.'));
            onChange(target.value.trim() === '' ? undefined : Number.isNaN(number) ? target.value : number);
          }}
        />
      )}
    </Field>
  );
}
