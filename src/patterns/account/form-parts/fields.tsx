import { getInputProps, getSelectProps, getTextareaProps, type FieldMetadata } from '@conform-to/react';
import { useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../../../components/Checkbox/Checkbox.tsx';
import { Combobox, type ComboboxProps } from '../../../components/Combobox/Combobox.tsx';
import { Input, type InputProps } from '../../../components/Input/Input.tsx';
import { PasswordInput, type PasswordInputProps } from '../../../components/PasswordInput/PasswordInput.tsx';
import { Select, type SelectProps } from '../../../components/Select/Select.tsx';
import { Textarea, type TextareaProps } from '../../../components/Textarea/Textarea.tsx';

/** A field of any form, with any value: see `useAccountForm`. Its rule says whether it is required, which marks its label. */
export type AnyField = FieldMetadata;

interface Bound {
  of: AnyField;
  label: ReactNode;
}
/** The attributes that the form sets, so that the control does not take them. */
type FromForm = 'error' | 'name' | 'form' | 'id' | 'label' | 'required' | 'defaultValue' | 'defaultChecked';

/** A line of text with its value and error. */
export function TextField({
  of,
  type = 'text',
  ...rest
}: Bound & Omit<InputProps, FromForm | 'type'> & { type?: 'text' | 'email' | 'tel' | 'date' | 'search' }) {
  const { key, ...control } = getInputProps(of, { type, ariaAttributes: false });
  return <Input key={key} {...control} {...rest} error={of.errors?.[0]} />;
}

/** An e-mail address: a phone's keyboard neither begins it with a capital nor corrects it. */
export function EmailField({
  autoComplete = 'email',
  ...rest
}: Bound & Omit<InputProps, FromForm | 'type' | 'autoCapitalize' | 'spellCheck'>) {
  return (
    <TextField {...rest} type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />
  );
}

/** Several lines of text. */
export function AreaField({ of, ...rest }: Bound & Omit<TextareaProps, FromForm>) {
  const { key, ...control } = getTextareaProps(of, { ariaAttributes: false });
  return <Textarea key={key} {...(control as object)} {...rest} error={of.errors?.[0]} />;
}

/** A password, which an answer of the server never repeats. */
export function SecretField({ of, ...rest }: Bound & Omit<PasswordInputProps, FromForm>) {
  const { key, type: _type, ...control } = getInputProps(of, { type: 'password', ariaAttributes: false });
  return <PasswordInput key={key} {...control} {...rest} error={of.errors?.[0]} />;
}

/** A box to check. */
export function CheckField({ of, ...rest }: Bound & Omit<CheckboxProps, FromForm | 'value' | 'type'>) {
  const { key, type: _type, ...control } = getInputProps(of, { type: 'checkbox', ariaAttributes: false });
  return <Checkbox key={key} {...control} {...rest} error={of.errors?.[0]} />;
}

type FromChoice = 'options' | 'load' | 'selected' | 'defaultSelected' | 'onSelect' | 'ref';

interface ChoiceFieldProps extends Bound, Omit<ComboboxProps, FromForm | FromChoice> {
  /** The options. */
  names: readonly string[];
  /** The initial choice. */
  initial: string | undefined;
  onChoose?: ((name: string | undefined) => void) | undefined;
}

const optionOf = (name: string) => ({ value: name, label: name });

/** A choice from a long list, filtered by what is typed. */
export function ChoiceField({ of, names, initial, onChoose, ...rest }: ChoiceFieldProps) {
  const [chosen, setChosen] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(initial ?? '');
  const [, preset] = useReducer((times: number) => times + 1, 0);
  // A choice, and leaving the field, change its text without an event. With one the form checks it as after typing.
  useEffect(() => {
    const text = field.current?.value ?? '';
    if (text === known.current) return;
    known.current = text;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const { name, id, formId, required } = of;
  return (
    <Combobox
      ref={field}
      {...{ name, id, required, form: formId }}
      {...rest}
      options={useMemo(() => names.map(optionOf), [names])}
      selected={chosen === undefined ? null : optionOf(chosen)}
      onSelect={(option) => {
        setChosen(option?.value);
        onChoose?.(option?.value);
      }}
      onBlur={preset}
      error={of.errors?.[0]}
    />
  );
}

/** A choice from a short list, with `<option>` children. */
export function SelectField({ of, ...rest }: Bound & Omit<SelectProps, FromForm>) {
  const { key, ...control } = getSelectProps(of, { ariaAttributes: false });
  return <Select key={key} {...(control as object)} {...rest} error={of.errors?.[0]} />;
}
