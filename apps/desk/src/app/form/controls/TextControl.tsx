import type { ReactNode } from 'react';
import { Field } from '../Field.tsx';
import { limitsInWords, textOf, type ControlProps } from './control.ts';

export function TextControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  return (
    <Field label={field.label} help={field.help} limits={limitsInWords(field, value)} problem={problem}>
      {(ids) => {
        const control = {
          ...ids,
          value: textOf(value),
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        return field.multiline ? <textarea {...control} rows={4} /> : <input {...control} type="text" />;
      }}
    </Field>
  );
}
