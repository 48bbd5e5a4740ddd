'use client';
import { useEffect, useRef, useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { language } from '../../messages/language.ts';
import { SliderRoot } from './Slider.styles.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'required'
>;

export interface SliderProps extends FieldTexts, Native {
  /** The lowest value. */
  min?: number | undefined;
  /** The highest value. */
  max?: number | undefined;
  /** The distance between two values. */
  step?: number | undefined;
  /** The value, with `onChange`. */
  value?: number | undefined;
  /** The value at first; the middle by default, as in HTML. */
  defaultValue?: number | undefined;
  /** How the value is written and announced: a currency, a unit, a percentage. */
  format?: Intl.NumberFormatOptions | undefined;
  /** The language of the value, that of the words by default. */
  locale?: string | undefined;
}

/** A value between two limits: a native range input. `ref` and attributes go to the `<input>`, the class to the box around it. */
export const Slider = styleable<SliderProps>(
  SliderRoot,
  function Slider({
    label,
    hint,
    error,
    id,
    className,
    min = 0,
    max = 100,
    value,
    defaultValue = (min + max) / 2,
    onChange,
    format,
    locale = language.tag,
    ...rest
  }) {
    const [chosen, setChosen] = useState(defaultValue);
    const box = useRef<HTMLDivElement>(null);
    // The reader may have moved it before the script ran.
    useEffect(() => setChosen(box.current!.querySelector('input')!.valueAsNumber), []);
    const words = new Intl.NumberFormat(locale, format).format(value ?? chosen);
    const follow = (event: ChangeEvent<HTMLInputElement>): void => {
      setChosen(event.target.valueAsNumber);
      onChange?.(event);
    };
    return (
      <Field label={label} hint={hint} error={error} controlId={id}>
        {({ required: _none, ...control }) => (
          <SliderRoot ref={box} className={className}>
            <input
              type="range"
              min={min}
              max={max}
              aria-valuetext={words}
              onChange={follow}
              {...(value === undefined ? { defaultValue } : { value })}
              {...control}
              {...rest}
            />
            {/* The control announces its value. */}
            <span className="value" aria-hidden>
              {words}
            </span>
          </SliderRoot>
        )}
      </Field>
    );
  },
);
