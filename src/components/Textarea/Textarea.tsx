import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { TextareaRoot } from './Textarea.styles.ts';

export interface TextareaProps
  extends FieldTexts, Pick<FieldProps, 'size'>, ComponentPropsWithRef<'textarea'> {}

/** A field for several lines of text. In browsers that support it the box grows with the text. */
export const Textarea = styleable<TextareaProps>(
  TextareaRoot,
  function Textarea({ label, hint, error, id, required, size, ...rest }) {
    return (
      <Field label={label} hint={hint} error={error} controlId={id} required={required} size={size}>
        {(control) => <TextareaRoot {...control} {...rest} />}
      </Field>
    );
  },
);
