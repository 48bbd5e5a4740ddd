import { useState, type ReactNode } from 'react';
import { Field } from '../Field.tsx';
import type { ControlProps } from './control.ts';

/** A setting that the desk has no field for: its JSON, which the schema checks. */
export function JsonControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  const [text, setText] = useState(() => JSON.stringify(value ?? null, null, 2));
  const [broken, setBroken] = useState(false);
  return (
    <Field
      label={field.label}
      help={field.help}
      problem={broken ? 'No es JSON: falta una comilla, una coma o un cierre.' : problem}
    >
      {(ids) => (
        <textarea
          {...ids}
          rows={4}
          className="code"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            try {
              onChange(JSON.parse(target.value));
              setBroken(false);
            } catch {
              setBroken(true);
            }
          }}
        />
      )}
    </Field>
  );
}
