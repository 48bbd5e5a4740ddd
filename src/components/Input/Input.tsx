import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { InputRoot } from './Input.styles.ts';

export interface InputProps
  extends
    FieldTexts,
    Pick<FieldProps, 'labelHidden' | 'size'>,
    Omit<ComponentPropsWithRef<'input'>, 'size'> {}

/** A text field with label, hint and error. Other props go to the native `<input>`. */
export const Input = styleable<InputProps>(
  InputRoot,
  function Input({ label, hint, error, labelHidden, id, required, size, ...rest }) {
    return (
      <Field
        label={label}
        hint={hint}
        error={error}
        labelHidden={labelHidden}
        controlId={id}
        required={required}
        size={size}
      >
        {(control) => <InputRoot {...control} {...rest} />}
      </Field>
    );
  },
);
