import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { InputRoot } from './Input.styles.ts';

export interface InputProps extends FieldTexts, ComponentPropsWithRef<'input'> {}

/** A line of text with its label, hint and error; everything else goes to the native `<input>`. @see T4 */
export const Input = part<InputProps>(
  InputRoot,
  function Input({ label, hint, error, id, required, ...rest }) {
    return (
      <Field label={label} hint={hint} error={error} controlId={id} required={required}>
        {(control) => <InputRoot {...control} {...rest} />}
      </Field>
    );
  },
);
