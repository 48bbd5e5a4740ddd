'use client';
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { InputRoot } from '../Input/Input.styles.ts';
import { ComboboxRoot } from './Combobox.styles.ts';
import { OptionList } from '../option-list.tsx';
import { optionNamed, stepTo, type ComboboxOption } from './options.ts';
import { useEscape } from './useEscape.ts';
import { NO_OPTIONS, useOptions } from './useOptions.ts';
import type { LoadOptions } from './useSearch.ts';
import { partName } from '../part-name.ts';
import { combobox } from '../../messages/components.ts';
import type { Messages } from '../../messages/index.ts';

/** Texts of a combobox. */
export type ComboboxMessages = Messages['combobox'];

export interface ComboboxProps
  extends
    FieldTexts,
    Pick<FieldProps, 'labelHidden'>,
    Omit<ComponentPropsWithRef<'input'>, 'onSelect' | 'value' | 'defaultValue' | 'list' | 'type' | 'role'> {
  /** All options, filtered by what the reader types. Without a script they are suggestions of the browser. */
  options?: readonly ComboboxOption[] | undefined;
  /** Loads the options for a text instead. Pass a stable function. The signal is aborted when the text changes. */
  load?: LoadOptions | undefined;
  /** The chosen option, or `null` for none, if you control it with `onSelect`. */
  selected?: ComboboxOption | null | undefined;
  defaultSelected?: ComboboxOption | undefined;
  /** Called with what the reader chooses, and with `undefined` when the field is emptied. */
  onSelect?: ((option: ComboboxOption | undefined) => void) | undefined;
  /** Name under which a form sends the value of the chosen option. Under `name` it sends the text. */
  valueName?: string | undefined;
  /** Letters before options are loaded. @defaultValue 0 */
  minLetters?: number | undefined;
  /** Wait after the last letter before options are loaded. @defaultValue 250 */
  delayMs?: number | undefined;
  /** Messages of this combobox, in place of the default ones. */
  messages?: Partial<ComboboxMessages> | undefined;
}

/**
 * A field with a list of options to choose one from, filtered by what the reader types or loaded for it.
 * Follows the combobox pattern of the ARIA Authoring Practices. `ref` and attributes go to the native `<input>`, the
 * class to the box around it.
 */
export const Combobox = styleable<ComboboxProps>(
  ComboboxRoot,
  function Combobox({
    label,
    hint,
    error,
    labelHidden,
    id,
    required,
    className,
    options = NO_OPTIONS,
    load,
    selected,
    defaultSelected,
    onSelect,
    valueName,
    minLetters = 0,
    delayMs = 250,
    messages,
    ...rest
  }) {
    const say = { ...combobox, ...messages };
    const [ready, setReady] = useState(false);
    const [own, setOwn] = useState(defaultSelected);
    /** The typed text; undefined while the field shows the chosen option. */
    const [typed, setTyped] = useState<string>();
    const [open, setOpen] = useState(false);
    const [active, setActive] = useState(-1);
    const chosen = selected === undefined ? own : (selected ?? undefined);
    const text = typed?.trim() ?? '';
    const shown = typed ?? chosen?.label ?? '';
    const source = { options, load, minLetters, delayMs };
    const { found, message, retry } = useOptions(source, text, open, say);
    const listed = open ? found : NO_OPTIONS;
    const current = listed[active];

    const close = (): void => {
      setOpen(false);
      setActive(-1);
    };
    const choose = (option: ComboboxOption | undefined): void => {
      setTyped(undefined);
      close();
      if (option?.value === chosen?.value) return;
      setOwn(option);
      onSelect?.(option);
    };
    const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      if (typed === undefined) close();
      else choose(text ? (optionNamed(found, text) ?? chosen) : undefined);
    };
    const move = (by: 1 | -1): void => {
      setActive(stepTo(found, open ? active : -1, by));
      setOpen(true);
    };
    /** The action of each key; true when the browser must not act on it too. */
    const keys: Record<string, (event: KeyboardEvent) => boolean> = {
      ArrowDown: ({ altKey }) => (altKey ? setOpen(true) : move(1), true),
      ArrowUp: ({ altKey }) => (altKey ? close() : move(-1), true),
      Enter: () => current !== undefined && (choose(current), true),
    };
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      setReady(true);
      // The reader may have typed before the script ran, and gone on.
      const { value } = box.current!.querySelector('input')!;
      if (value === (chosen?.label ?? '')) return;
      if (box.current!.contains(document.activeElement)) setTyped(value);
      else choose(value.trim() ? (optionNamed(options, value) ?? chosen) : undefined);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the script starts
    }, []);
    useEscape(open || typed !== undefined, box, () => (open ? close() : setTyped(undefined)));
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
      rest.onKeyDown?.(event);
      if (!event.defaultPrevented && keys[event.key]?.(event)) event.preventDefault();
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
          <ComboboxRoot ref={box} className={className} data-open={open || undefined} onBlur={leave}>
            <InputRoot
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...rest}
              value={shown}
              onChange={(event) => {
                rest.onChange?.(event);
                const { target } = event;
                // A text from before the script ran: the field has read it, and the reader may have left.
                if (target.value === shown) return;
                setTyped(target.value);
                setActive(-1);
                setOpen(ready || target === document.activeElement);
              }}
              {...(ready
                ? {
                    role: 'combobox',
                    'aria-autocomplete': 'list',
                    'aria-expanded': listed.length > 0,
                    'aria-controls': `${control.id}-list`,
                    'aria-activedescendant': current && `${control.id}-${active}`,
                    onClick: (event: MouseEvent<HTMLInputElement>) => {
                      rest.onClick?.(event);
                      setOpen(true);
                    },
                    onKeyDown,
                  }
                : { list: `${control.id}-list` })}
            />
            {ready ? (
              <OptionList
                id={control.id}
                name={partName(say.list, label)}
                options={listed}
                {...{ active, message, messages: say, onChoose: choose }}
                isChosen={({ value }) => value === chosen?.value}
                onRetry={retry}
              />
            ) : (
              <datalist id={`${control.id}-list`}>
                {options.map(({ value, label: name }) => (
                  <option key={value} value={name} />
                ))}
              </datalist>
            )}
            {valueName && <input type="hidden" name={valueName} value={chosen?.value ?? ''} />}
            <p className="status" role="status">
              {message || (listed.length > 0 && say.count(listed.length))}
            </p>
          </ComboboxRoot>
        )}
      </Field>
    );
  },
);
