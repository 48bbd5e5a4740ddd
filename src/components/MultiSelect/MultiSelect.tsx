'use client';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { styleable } from '../../styling/styleable.ts';
import { matchingOptions, optionNamed, stepTo, type ComboboxOption } from '../Combobox/options.ts';
import { useEscape } from '../Combobox/useEscape.ts';
import { NO_OPTIONS, useOptions } from '../Combobox/useOptions.ts';
import type { LoadOptions } from '../Combobox/useSearch.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { OptionList } from '../option-list.tsx';
import { partName } from '../part-name.ts';
import { useFormReset } from '../use-form-reset.ts';
import { combobox } from '../../messages/components.ts';
import { multiSelect } from '../../messages/form-controls.ts';
import type { Messages } from '../../messages/index.ts';
import { MultiSelectRoot } from './MultiSelect.styles.ts';
import { HiddenValues, NativeOptions } from './native-parts.tsx';
import { backKey, Tags } from './Tags.tsx';
import { usePastedNames } from './usePastedNames.ts';
import { useSelection } from './useSelection.ts';

/** Texts of a field for several options. */
export type MultiSelectMessages = Messages['combobox'] & Messages['multiSelect'];

export interface MultiSelectProps
  extends
    FieldTexts,
    Pick<FieldProps, 'labelHidden'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'onSelect' | 'value' | 'defaultValue' | 'list' | 'type' | 'role' | 'max' | 'multiple' | 'size'
    > {
  /** All options, filtered by what the reader types. Without a script they are in a native list. */
  options?: readonly ComboboxOption[] | undefined;
  /** Loads the options for a text instead. Pass a stable function. The signal is aborted when the text changes. */
  load?: LoadOptions | undefined;
  /** The chosen options, if you control them with `onSelect`. */
  selected?: readonly ComboboxOption[] | undefined;
  defaultSelected?: readonly ComboboxOption[] | undefined;
  /** Called with all chosen options after each change. */
  onSelect?: ((options: readonly ComboboxOption[]) => void) | undefined;
  /** A form sends each chosen value under this name: `name=…&name=…`. */
  name?: string | undefined;
  /** The most options that can be chosen. */
  max?: number | undefined;
  /** Makes an option of a text that no option has as its name; undefined refuses it. Without it only options are chosen. */
  onCreate?: ((text: string) => ComboboxOption | undefined) | undefined;
  /** Letters before options are loaded. @defaultValue 0 */
  minLetters?: number | undefined;
  /** Wait after the last letter before options are loaded. @defaultValue 250 */
  delayMs?: number | undefined;
  /** Messages of this field, in place of the default ones. */
  messages?: Partial<MultiSelectMessages> | undefined;
}

/** The value of the entry that makes an option. No option of a list has it. */
const NEW = '\u0000new';

/**
 * A field to choose several options, which are shown as tags. The reader's letters filter the list. The focus stays in the
 * field while options are chosen, and goes to a tag before a key removes it. `ref` and attributes go to the native
 * `<input>`, the class to the box around it.
 */
export const MultiSelect = styleable<MultiSelectProps>(
  MultiSelectRoot,
  function MultiSelect({
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
    defaultSelected = NO_OPTIONS,
    onSelect,
    name,
    form,
    max,
    onCreate,
    minLetters = 0,
    delayMs = 250,
    messages,
    ...rest
  }) {
    const say: MultiSelectMessages = { ...combobox, ...multiSelect, ...messages };
    const [ready, setReady] = useState(false);
    const [typed, setTyped] = useState('');
    const [open, setOpen] = useState(false);
    const [active, setActive] = useState(-1);
    /** The tag that has the focus. */
    const [at, setAt] = useState<number>();
    const box = useRef<HTMLDivElement>(null);
    /** The tag that gets the focus after a removal: -1 is the field. */
    const focusNext = useRef<number>(undefined);

    const selection = useSelection({ selected, defaultSelected, onSelect, max }, say);
    const { chosen, values, isFull, said, announce } = selection;
    const text = typed.trim();
    const source = { options, load, minLetters, delayMs };
    const { found, status, message: inPlace, retry } = useOptions(source, text, open, say);
    const canCreate =
      onCreate !== undefined && text !== '' && !isFull && !optionNamed([...found, ...chosen], text);
    const listed = useMemo(() => {
      if (!open) return NO_OPTIONS;
      const shown = isFull
        ? found.map((option) => (values.has(option.value) ? option : { ...option, disabled: true }))
        : found;
      return canCreate ? [...shown, { value: NEW, label: say.create(text) }] : shown;
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the words of the entry follow the text
    }, [open, isFull, found, values, canCreate, text]);
    const current = listed[active];
    // The list covers the sentence below the field.
    const message =
      ((!canCreate || status !== 'ready') && inPlace) || (open && isFull && say.full(selection.max));

    const field = (): HTMLInputElement | null => box.current!.querySelector('.field');
    const focusTag = (index: number): void => {
      const tags = box.current!.querySelectorAll<HTMLElement>('.tags button');
      (tags[index] ?? field())?.focus();
    };
    const close = (): void => {
      setOpen(false);
      setActive(-1);
    };
    const removeAt = (index: number, next = index): void => {
      focusNext.current = Math.min(next, chosen.length - 2);
      selection.remove(chosen[index]!);
    };
    /** False when the caller refuses the text. */
    const create = (): boolean => {
      const made = onCreate?.(text);
      if (!made) return false;
      setTyped('');
      setActive(-1);
      if (!values.has(made.value)) selection.add([made]);
      return true;
    };
    const choose = (option: ComboboxOption): void => {
      if (option.value === NEW) return void create();
      setTyped('');
      setActive(load ? -1 : matchingOptions(options, '').findIndex(({ value }) => value === option.value));
      if (values.has(option.value)) selection.remove(option);
      else if (!isFull) selection.add([option]);
    };
    /** Takes the typed text as a name: of an option, or of a new one. False if it is none, or there is no room. */
    const take = (): boolean => {
      const present = optionNamed(chosen, text);
      const named = optionNamed(found, text);
      if (present) {
        setTyped('');
        announce(say.present(present.label));
      } else if (named && !isFull) choose(named);
      else return canCreate && create();
      return true;
    };
    const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      setAt(undefined);
      close();
      if (text && !take()) setTyped('');
    };
    const move = (by: 1 | -1): void => {
      setActive(stepTo(open ? listed : found, open ? active : -1, by));
      setOpen(true);
    };

    const paste = usePastedNames({ options, load, onCreate }, selection, setTyped, say);
    const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
      rest.onPaste?.(event);
      if (!event.defaultPrevented && paste(event.clipboardData.getData('text'))) event.preventDefault();
    };

    useEffect(() => {
      const native = box.current!.querySelector<HTMLSelectElement>('.native')!;
      const before = [...native.selectedOptions].map(({ value }) => value);
      const isFocused = native === document.activeElement;
      setReady(true);
      if (isFocused) focusNext.current = -1;
      // The reader may have chosen before the script ran.
      if (before.join() === chosen.map(({ value }) => value).join()) return;
      const known = [...chosen, ...options];
      selection.set(before.flatMap((wanted) => known.find(({ value }) => value === wanted) ?? []));
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the script starts
    }, []);
    useEffect(() => {
      if (!ready || focusNext.current === undefined) return;
      focusTag(focusNext.current);
      focusNext.current = undefined;
    });
    useFormReset(box, () => {
      setTyped('');
      selection.set(defaultSelected);
    });
    useEscape(open || typed !== '' || at !== undefined, box, () => {
      if (at !== undefined) field()?.focus();
      else if (open) close();
      else setTyped('');
    });

    const focusLastTag = (): true => (focusTag(chosen.length - 1), true);
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
      rest.onKeyDown?.(event);
      const { key, altKey, currentTarget } = event;
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
      /** The action of each key; true when the browser must not act on it too. */
      const keys: Record<string, () => boolean> = {
        ArrowDown: () => (altKey ? setOpen(true) : move(1), true),
        ArrowUp: () => (altKey ? close() : move(-1), true),
        Enter: () => {
          if (current !== undefined) choose(current);
          else if (text === '') return false;
          else if (!take() && isFull) announce(say.full(selection.max));
          return true;
        },
        Backspace: () => isAtStart && chosen.length > 0 && focusLastTag(),
        [backKey(currentTarget)]: () => isAtStart && chosen.length > 0 && focusLastTag(),
      };
      if (keys[key]?.()) event.preventDefault();
    };
    const onPress = (event: MouseEvent): void => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      field()?.focus();
      if (!rest.disabled && !rest.readOnly) setOpen(true);
    };
    const isLocked = Boolean(rest.disabled || rest.readOnly);

    return (
      <Field
        label={label}
        hint={hint}
        error={error}
        labelHidden={labelHidden}
        controlId={id}
        required={required}
      >
        {({ 'data-size': _none, ...control }) => {
          const described = [control['aria-describedby'], isFull && ready && `${control.id}-full`];
          return (
            <>
              <MultiSelectRoot ref={box} className={className} onBlur={leave}>
                {ready ? (
                  // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a press beside the field is for the field
                  <div className="frame" onMouseDown={onPress}>
                    {chosen.length > 0 && (
                      <Tags
                        name={partName(say.selection, label)}
                        chosen={chosen}
                        stop={Math.min(at ?? Infinity, chosen.length - 1)}
                        disabled={isLocked}
                        messages={say}
                        onRemove={removeAt}
                        onFocus={setAt}
                        onLeave={() => field()?.focus()}
                      />
                    )}
                    <input
                      className="field"
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                      {...control}
                      aria-describedby={described.filter(Boolean).join(' ') || undefined}
                      form={form}
                      {...rest}
                      role="combobox"
                      required={required && chosen.length === 0}
                      aria-required={required}
                      aria-autocomplete="list"
                      aria-expanded={listed.length > 0}
                      aria-controls={`${control.id}-list`}
                      aria-activedescendant={current && `${control.id}-${active}`}
                      value={typed}
                      onChange={(event) => {
                        rest.onChange?.(event);
                        setTyped(event.target.value);
                        setActive(-1);
                        announce('');
                        setOpen(true);
                      }}
                      onFocus={(event) => {
                        rest.onFocus?.(event);
                        setAt(undefined);
                      }}
                      onClick={(event) => {
                        rest.onClick?.(event);
                        if (!rest.readOnly) setOpen(true);
                      }}
                      onKeyDown={rest.readOnly ? rest.onKeyDown : onKeyDown}
                      onPaste={onPaste}
                    />
                  </div>
                ) : (
                  <NativeOptions {...control} {...{ name, form, chosen, options }} disabled={rest.disabled} />
                )}
                {ready && (
                  <OptionList
                    id={control.id}
                    name={partName(say.list, label)}
                    options={listed}
                    several
                    {...{ active, message, messages: say, onChoose: choose }}
                    isChosen={({ value }) => values.has(value)}
                    onRetry={retry}
                  />
                )}
                {ready && name && <HiddenValues {...{ name, form, chosen }} disabled={rest.disabled} />}
                <p className="status" role="status">
                  {said || message || (listed.length > 0 && say.count(listed.length))}
                </p>
              </MultiSelectRoot>
              {ready && isFull && (
                <div className="hint" id={`${control.id}-full`}>
                  {say.full(selection.max)}
                </div>
              )}
            </>
          );
        }}
      </Field>
    );
  },
);
