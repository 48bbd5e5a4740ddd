import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { SelectRoot } from './Select.styles.ts';

export interface SelectProps
  extends FieldTexts, Pick<FieldProps, 'size'>, Omit<ComponentPropsWithRef<'select'>, 'size'> {}

/** A choice from a list: the native list, with `<option>` children. */
export const Select = styleable<SelectProps>(
  SelectRoot,
  function Select({ label, hint, error, id, required, size, ...rest }) {
    return (
      <Field label={label} hint={hint} error={error} controlId={id} required={required} size={size}>
        {(control) => <SelectRoot {...control} {...rest} />}
      </Field>
    );
  },
);
