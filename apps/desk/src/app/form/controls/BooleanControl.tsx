import type { ReactNode } from 'react';
import { Field } from '../Field.tsx';
import type { ControlProps } from './control.ts';

export function BooleanControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  return (
    <Field label={field.label} help={field.help} problem={problem}>
      {(ids) => (
        <input
          {...ids}
          type="checkbox"
          role="switch"
          className="switch"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Field>
  );
}
