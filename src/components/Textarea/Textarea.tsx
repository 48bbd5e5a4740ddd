import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { TextareaRoot } from './Textarea.styles.ts';

export interface TextareaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

/** Several lines of text; the box grows with them where the browser can. @see T4 */
export const Textarea = part<TextareaProps>(
  TextareaRoot,
  function Textarea({ label, hint, error, id, required, ...rest }) {
    return (
      <Field label={label} hint={hint} error={error} controlId={id} required={required}>
        {(control) => <TextareaRoot {...control} {...rest} />}
      </Field>
    );
  },
);
