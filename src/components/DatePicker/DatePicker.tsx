'use client';
import { useEffect, useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react';
import { isDay, type Day } from '../../domain/dates/calendar.ts';
import { styleable } from '../../styling/styleable.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { calendarIcon } from '../Icon/icons/interface.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { partName } from '../part-name.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Calendar } from './Calendar.tsx';
import { DatePickerRoot } from './DatePicker.styles.ts';
import { datePicker } from '../../messages/components.ts';
import { language } from '../../messages/language.ts';
import type { Messages } from '../../messages/index.ts';

/** Texts of a calendar. */
export type DatePickerMessages = Messages['datePicker'];

export interface DatePickerProps
  extends
    FieldTexts,
    Pick<FieldProps, 'labelHidden'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'min' | 'max' | 'value' | 'defaultValue' | 'step'> {
  /** The current day of the readers, which the calendar marks: `bogotaDay(date)` of `rotativa/domain`. */
  today: Day;
  /** A day such as '2026-11-20', if you control it with `onChange`. */
  value?: Day | undefined;
  defaultValue?: Day | undefined;
  /** The first day to choose. */
  min?: Day | undefined;
  /** The last day to choose. */
  max?: Day | undefined;
  /** Days in between that cannot be chosen in the calendar, such as those without an edition. Check typed ones yourself. */
  isUnavailable?: ((day: Day) => boolean) | undefined;
  /** First day of the week: 0 is Sunday, as in Colombia. */
  weekStart?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Language of the months and days, that of the words by default. */
  locale?: string | undefined;
  /** Messages of this date picker, in place of the default ones. */
  messages?: Partial<DatePickerMessages> | undefined;
}

/** Changes a field as if the reader had typed, so that React and forms notice. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * A day: the browser's own date field, with a calendar beside it. Without a script and on touch devices it has
 * the browser's calendar. `ref` and attributes go to the native `<input>`, the class to the box around it.
 */
export const DatePicker = styleable<DatePickerProps>(
  DatePickerRoot,
  function DatePicker({
    label,
    hint,
    error,
    labelHidden,
    id,
    required,
    className,
    ref,
    today,
    min,
    max,
    isUnavailable,
    weekStart = 0,
    locale = language.tag,
    messages,
    ...rest
  }) {
    const [ready, setReady] = useState(false);
    /** The value of the field when the calendar opens; undefined while it is closed. */
    const [shown, setShown] = useState<string>();
    /** A calendar that is closed and quickly opened again is a new one too: it takes the focus and shows the value. */
    const [openings, setOpenings] = useState(0);
    const input = useRef<HTMLInputElement>(null);
    const button = useRef<HTMLButtonElement>(null);
    useImperativeHandle(ref, () => input.current!);
    useEffect(() => setReady(true), []);
    const say = { ...datePicker, ...messages };

    const onChoose = (day: Day): void => {
      type(input.current!, day);
      // The day that has the focus goes away with the calendar.
      button.current!.focus();
      setShown(undefined);
    };

    return (
      <Field
        label={label}
        hint={hint}
        error={error}
        labelHidden={labelHidden}
        controlId={id}
        required={required}
      >
        {(control) => (
          <DatePickerRoot className={className} data-ready={ready || undefined}>
            <input ref={input} className="control" type="date" min={min} max={max} {...control} {...rest} />
            <Popover
              className="calendar"
              trigger={
                <IconButton
                  className="open"
                  ref={button}
                  icon={calendarIcon}
                  label={partName(say.open, label)}
                  variant="outlined"
                  disabled={rest.disabled || rest.readOnly}
                />
              }
              label={say.calendar}
              align="end"
              open={shown !== undefined}
              onOpenChange={(open) => {
                setShown(open ? input.current!.value : undefined);
                if (open) setOpenings((count) => count + 1);
              }}
            >
              {shown !== undefined && (
                <Calendar
                  key={openings}
                  value={isDay(shown) ? shown : ''}
                  {...{ today, min, max, isUnavailable, weekStart, locale, onChoose }}
                  messages={say}
                />
              )}
            </Popover>
          </DatePickerRoot>
        )}
      </Field>
    );
  },
);
