import { getInputProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { DatePicker, type DatePickerProps } from '../../../components/DatePicker/DatePicker.tsx';
import type { AnyField } from './fields.tsx';

type FromForm = 'error' | 'name' | 'form' | 'id' | 'label' | 'value' | 'defaultValue' | 'required';

/** A day with its value and error. */
export function DayField({
  of,
  ...rest
}: { of: AnyField; label: ReactNode } & Omit<DatePickerProps, FromForm>) {
  const { key, name, form, id, required, defaultValue } = getInputProps(of, {
    type: 'date',
    ariaAttributes: false,
  });
  return (
    <DatePicker
      key={key}
      {...{ name, form, id, required }}
      {...(defaultValue && { defaultValue: defaultValue as DatePickerProps['today'] })}
      {...rest}
      error={of.errors?.[0]}
    />
  );
}
