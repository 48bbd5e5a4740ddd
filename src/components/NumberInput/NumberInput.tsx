'use client';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { partName } from '../part-name.ts';
import { useFormReset } from '../use-form-reset.ts';
import { numberInput } from '../../messages/form-controls.ts';
import type { Messages } from '../../messages/index.ts';
import { language } from '../../messages/language.ts';
import { faultOf, highest, stepped, type NumberLimits } from './number-limits.ts';
import { decimalsOf, numberWords, readNumber, writeNumber, type NumberStyle } from './number-text.ts';
import { NumberInputRoot } from './NumberInput.styles.ts';
import { StepButton } from './StepButton.tsx';
import { useEdit } from './useEdit.ts';

/** Texts of a number field. */
export type NumberInputMessages = Messages['numberInput'];

export interface NumberInputProps
  extends
    FieldTexts,
    Pick<FieldProps, 'labelHidden' | 'size'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'role' | 'inputMode'
    > {
  /** The value, with `onValueChange`; `null` for an empty field. */
  value?: number | null | undefined;
  /** The value at first. */
  defaultValue?: number | undefined;
  /** Called with every number that the reader writes or steps to; undefined when there is none. */
  onValueChange?: ((value: number | undefined) => void) | undefined;
  /** The lowest value. */
  min?: number | undefined;
  /** The highest value. */
  max?: number | undefined;
  /** The distance between two values, counted from `min`. Without it arrows move by 1 and every number is allowed. */
  step?: number | undefined;
  /** The most decimals. By default those of `step`, else of the currency; pesos, and numbers without both, have none. */
  decimals?: number | undefined;
  /** How the value is written and announced: a currency, a unit, a percentage (0.25 is 25 %). */
  format?: Intl.NumberFormatOptions | undefined;
  /** The language of the value, that of the words by default. */
  locale?: string | undefined;
  /** Messages of this field, in place of the default ones. */
  messages?: Partial<NumberInputMessages> | undefined;
}

/** Steps of PageUp and PageDown. */
const PAGE = 10;

/** A number that shows how the field is written: its thousands and its decimals. */
const exampleOf = ({ format, decimals }: NumberStyle): number =>
  format?.style === 'percent' ? 0.25 : decimals > 0 ? 1234.5 : 1234;

/** The keyboard of a phone: those of numbers have no minus on every phone. */
const keyboardOf = (decimals: number, min = 0): 'text' | 'decimal' | 'numeric' =>
  min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric';

/**
 * A number, written as the language writes it, with buttons for one step more or less. A form sends it as a plain
 * number: '1.234,5' is sent as `1234.5`. Before its script runs, and without one, it is the browser's number field.
 * `ref` and attributes go to the `<input>`, the class to the box around it.
 */
export const NumberInput = styleable<NumberInputProps>(
  NumberInputRoot,
  function NumberInput({
    label,
    hint,
    error,
    labelHidden,
    id,
    required,
    size,
    className,
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    step,
    format,
    decimals = decimalsOf(format, step),
    locale = language.tag,
    messages,
    name,
    form,
    ...rest
  }) {
    const say = { ...numberInput, ...messages };
    const style: NumberStyle = { locale, format, decimals };
    const limits: NumberLimits = { min, max, step };
    const by = step ?? (format?.style === 'percent' ? 0.01 : 1);
    const [ready, setReady] = useState(false);
    const [own, setOwn] = useState(defaultValue);
    /** The text while the reader edits it, or while it is no number; undefined while the field shows the value. */
    const [typed, setTyped] = useState<string>();
    /** Errors are shown when the reader has left the field. */
    const [left, setLeft] = useState(false);
    const [said, setSaid] = useState('');
    const box = useRef<HTMLDivElement>(null);
    const control = (): HTMLInputElement => box.current!.querySelector('.field')!;
    const edited = useEdit(box, locale);

    const current = value === undefined ? own : (value ?? undefined);
    const written = current === undefined ? undefined : writeNumber(current, style);
    const affixes = written ?? writeNumber(0, style);
    const shown = typed ?? written?.digits ?? '';
    const read = (text: string): number | undefined => (text.trim() ? readNumber(text, style) : undefined);
    const number = typed === undefined ? current : read(typed);
    const fault =
      number === undefined
        ? shown.trim() && say.notNumber(shown.trim(), numberWords(exampleOf(style), style))
        : faultOf(number, limits, style, say);
    const shownError = error ?? (left && fault ? fault : undefined);

    const give = (next: number | undefined): void => {
      if (next === current) return;
      setOwn(next);
      onValueChange?.(next);
    };
    const canEdit = !rest.disabled && !rest.readOnly;
    const moveTo = (next: number): void => {
      setTyped(undefined);
      give(next);
    };
    const move = (steps: number): void => moveTo(stepped(number, steps, by, limits));
    const isAtEnd = (direction: 1 | -1): boolean => {
      if (number === undefined) return false;
      return direction === 1
        ? max !== undefined && number >= (highest(limits) ?? max)
        : min !== undefined && number <= min;
    };
    /** One step by a button, which announces the value: the focus is not in the field. */
    const press = (direction: 1 | -1): boolean => {
      if (!canEdit || isAtEnd(direction)) return false;
      const next = stepped(number, direction, by, limits);
      moveTo(next);
      setSaid(numberWords(next, style));
      return true;
    };

    useEffect(() => {
      setReady(true);
      // The reader may have written before the script ran, and gone on.
      const { value: before } = control();
      give(before ? Number(before) : undefined);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the script starts
    }, []);
    useEffect(() => {
      // A number from before has the signs of the browser's field of numbers.
      if (ready) setTyped(undefined);
    }, [ready]);
    useEffect(() => {
      if (ready) control().setCustomValidity(fault || '');
    }, [ready, fault]);
    useFormReset(box, () => {
      setTyped(undefined);
      setLeft(false);
      give(defaultValue);
    });

    const write = (event: ChangeEvent<HTMLInputElement>): void => {
      rest.onChange?.(event);
      const text = edited(ready && typed === undefined ? shown : undefined, event.target.value);
      setTyped(text);
      setLeft(false);
      setSaid('');
      give(ready ? read(text) : text ? Number(text) : undefined);
    };
    const leave = (event: FocusEvent<HTMLInputElement>): void => {
      rest.onBlur?.(event);
      setLeft(true);
      // A text that is no number, or has decimals that would be cut off, stays as it was written.
      if (!shown.trim() || (number !== undefined && read(writeNumber(number, style).digits) === number))
        setTyped(undefined);
    };
    /** The action of each key; undefined for a key that the browser handles. */
    const keys: Record<string, (() => void) | undefined> = {
      ArrowUp: () => move(1),
      ArrowDown: () => move(-1),
      PageUp: () => move(PAGE),
      PageDown: () => move(-PAGE),
      Home: min === undefined ? undefined : () => moveTo(min),
      End: max === undefined ? undefined : () => moveTo(highest(limits) ?? max),
    };
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
      rest.onKeyDown?.(event);
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      const act = altKey || ctrlKey || metaKey || shiftKey || !canEdit ? undefined : keys[event.key];
      if (event.defaultPrevented || !act) return;
      event.preventDefault();
      act();
    };
    const plain = number === undefined ? shown.trim() : String(number);

    return (
      <Field
        label={label}
        hint={hint}
        error={shownError}
        labelHidden={labelHidden}
        controlId={id}
        required={required}
        size={size}
      >
        {({ 'data-size': height, ...wiring }) => (
          <NumberInputRoot ref={box} className={className} data-ready={ready || undefined}>
            <div className="frame" data-size={height}>
              {affixes.prefix && (
                <span className="affix" aria-hidden>
                  {affixes.prefix}
                </span>
              )}
              <input
                className="field"
                autoComplete="off"
                {...wiring}
                form={form}
                {...rest}
                onChange={write}
                {...(ready
                  ? {
                      type: 'text',
                      role: 'spinbutton',
                      inputMode: keyboardOf(decimals, min),
                      value: shown,
                      'aria-valuenow': number,
                      'aria-valuemin': min,
                      'aria-valuemax': max,
                      'aria-valuetext': number === undefined ? undefined : numberWords(number, style),
                      onBlur: leave,
                      onKeyDown,
                    }
                  : {
                      type: 'number',
                      name,
                      value: typed ?? (current === undefined ? '' : String(current)),
                      min,
                      max,
                      step: step ?? Number(`1e-${decimals + (format?.style === 'percent' ? 2 : 0)}`),
                    })}
              />
              {affixes.suffix && (
                <span className="affix" aria-hidden>
                  {affixes.suffix}
                </span>
              )}
              {ready && (
                <span className="steps">
                  {([-1, 1] as const).map((direction) => (
                    <StepButton
                      key={direction}
                      name={partName(direction === 1 ? say.increase : say.decrease, label)}
                      field={wiring.id}
                      direction={direction}
                      move={() => press(direction)}
                      inactive={Boolean(isAtEnd(direction) || rest.readOnly)}
                      disabled={rest.disabled}
                    />
                  ))}
                </span>
              )}
            </div>
            {ready && name && (
              <input type="hidden" name={name} form={form} value={plain} disabled={rest.disabled} />
            )}
            <p className="status" role="status">
              {said}
            </p>
          </NumberInputRoot>
        )}
      </Field>
    );
  },
);
