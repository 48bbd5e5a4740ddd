import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { SelectRoot } from './Select.styles.ts';

export interface SelectProps extends FieldTexts, ComponentPropsWithRef<'select'> {}

/** A choice among named things: the browser's own list, which a phone shows best. Give it `<option>` children. @see T4 */
export const Select = part<SelectProps>(
  SelectRoot,
  function Select({ label, hint, error, id, required, ...rest }) {
    return (
      <Field label={label} hint={hint} error={error} controlId={id} required={required}>
        {(control) => <SelectRoot {...control} {...rest} />}
      </Field>
    );
  },
);
