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
import { useSearch, type LoadOptions } from '../Combobox/useSearch.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { messageOf, OptionList } from '../option-list.tsx';
import { partName } from '../part-name.ts';
import { useFormReset } from '../use-form-reset.ts';
import { combobox } from '../../messages/components.ts';
import { multiSelect } from '../../messages/form-controls.ts';
import type { Messages } from '../../messages/index.ts';
import { MultiSelectRoot } from './MultiSelect.styles.ts';
import { pastedNames } from './names.ts';
import { Tags } from './Tags.tsx';

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

const NONE: readonly ComboboxOption[] = [];
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
    options = NONE,
    load,
    selected,
    defaultSelected = NONE,
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
    const [own, setOwn] = useState(defaultSelected);
    const [typed, setTyped] = useState('');
    const [open, setOpen] = useState(false);
    const [active, setActive] = useState(-1);
    /** The tag that has the focus. */
    const [at, setAt] = useState<number>();
    /** Announced after a change. */
    const [said, setSaid] = useState('');
    const box = useRef<HTMLDivElement>(null);
    /** The tag that gets the focus after a removal: -1 is the field. */
    const focusNext = useRef<number>(undefined);
    const pasting = useRef<AbortController>(undefined);

    const chosen = selected ?? own;
    const values = useMemo(() => new Set(chosen.map(({ value }) => value)), [chosen]);
    const isFull = max !== undefined && chosen.length >= max;
    const text = typed.trim();
    const enough = text.length >= minLetters;
    const search = useSearch(load, text, open && enough, delayMs);
    const { status, options: all } = load
      ? search
      : { status: 'ready', options: matchingOptions(options, text) };
    const found = enough && status === 'ready' ? all : NONE;
    const canCreate =
      onCreate !== undefined && text !== '' && !isFull && !optionNamed([...found, ...chosen], text);
    const listed = useMemo(() => {
      if (!open) return NONE;
      const shown = isFull
        ? found.map((option) => (values.has(option.value) ? option : { ...option, disabled: true }))
        : found;
      return canCreate ? [...shown, { value: NEW, label: say.create(text) }] : shown;
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the words of the entry follow the text
    }, [open, isFull, found, values, canCreate, text]);
    const current = listed[active];
    const now = { enough, minLetters, status, found, text };
    // The list covers the sentence below the field.
    const message =
      open && (((!canCreate || status !== 'ready') && messageOf(say, now)) || (isFull && say.full(max)));

    const field = (): HTMLInputElement | null => box.current!.querySelector('.field');
    const focusTag = (index: number): void => {
      const tags = box.current!.querySelectorAll<HTMLElement>('.tags button');
      (tags[index] ?? field())?.focus();
    };
    const close = (): void => {
      setOpen(false);
      setActive(-1);
    };
    const give = (next: readonly ComboboxOption[], words: string): void => {
      setOwn(next);
      onSelect?.(next);
      const isNowFull = max !== undefined && next.length >= max;
      setSaid(`${words} ${isNowFull ? say.full(max) : say.chosen(next.length, max)}`);
    };
    const add = (more: readonly ComboboxOption[]): void =>
      give([...chosen, ...more], say.added(more.map((option) => option.label)));
    const removeAt = (index: number, next = index): void => {
      const left = chosen.filter((_, other) => other !== index);
      focusNext.current = Math.min(next, left.length - 1);
      give(left, say.removed(chosen[index]!.label));
    };
    /** False when the caller refuses the text. */
    const create = (): boolean => {
      const made = onCreate?.(text);
      if (!made) return false;
      setTyped('');
      setActive(-1);
      if (!values.has(made.value)) add([made]);
      return true;
    };
    const choose = (option: ComboboxOption): void => {
      if (option.value === NEW) return void create();
      setTyped('');
      setActive(load ? -1 : matchingOptions(options, '').findIndex(({ value }) => value === option.value));
      if (!values.has(option.value)) return isFull ? undefined : add([option]);
      give(
        chosen.filter(({ value }) => value !== option.value),
        say.removed(option.label),
      );
    };
    /** Takes the typed text as a name: of an option, or of a new one. False if it is none, or there is no room. */
    const take = (): boolean => {
      const present = optionNamed(chosen, text);
      const named = optionNamed(found, text);
      if (present) {
        setTyped('');
        setSaid(say.present(present.label));
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

    const addPasted = async (names: readonly string[]): Promise<void> => {
      pasting.current?.abort();
      const { signal } = (pasting.current = new AbortController());
      const more: ComboboxOption[] = [];
      const unknown: string[] = [];
      for (const one of names) {
        let known = options;
        // A search that fails finds nothing: the name stays in the field.
        if (load) known = await load(one, signal).catch(() => NONE);
        if (signal.aborted) return;
        const option = optionNamed(known, one) ?? onCreate?.(one);
        const isHere =
          option && (values.has(option.value) || more.some(({ value }) => value === option.value));
        if (isHere) continue;
        if (option && (max === undefined || chosen.length + more.length < max)) more.push(option);
        else unknown.push(one);
      }
      setTyped(unknown.join(', '));
      const isNowFull = max !== undefined && chosen.length + more.length >= max;
      if (more.length > 0) add(more);
      const left = isNowFull ? say.full(max) : say.unknown(unknown);
      if (unknown.length > 0) setSaid((words) => (more.length > 0 && !isNowFull ? `${words} ${left}` : left));
    };
    const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
      rest.onPaste?.(event);
      const names = pastedNames(event.clipboardData.getData('text'));
      if (event.defaultPrevented || names.length === 0) return;
      event.preventDefault();
      void addPasted(names);
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
      const next = before.flatMap((wanted) => known.find(({ value }) => value === wanted) ?? []);
      setOwn(next);
      onSelect?.(next);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the script starts
    }, []);
    useEffect(() => {
      if (!ready || focusNext.current === undefined) return;
      focusTag(focusNext.current);
      focusNext.current = undefined;
    });
    useEffect(() => () => pasting.current?.abort(), []);
    useFormReset(box, () => {
      setTyped('');
      setOwn(defaultSelected);
      onSelect?.(defaultSelected);
    });
    useEscape(open || typed !== '' || at !== undefined, box, () => {
      if (at !== undefined) field()?.focus();
      else if (open) close();
      else setTyped('');
    });

    const isMirrored = (): boolean => getComputedStyle(box.current!).direction === 'rtl';
    const back = (): string => (isMirrored() ? 'ArrowRight' : 'ArrowLeft');
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
          else if (!take() && isFull) setSaid(say.full(max));
          return true;
        },
        Backspace: () => isAtStart && chosen.length > 0 && (focusTag(chosen.length - 1), true),
        [back()]: () => isAtStart && chosen.length > 0 && (focusTag(chosen.length - 1), true),
      };
      if (keys[key]?.()) event.preventDefault();
    };
    const onTagKey = (event: KeyboardEvent, index: number): void => {
      const backwards = event.key === back();
      const keys: Record<string, () => void> = {
        ArrowLeft: () => focusTag(backwards ? Math.max(0, index - 1) : index + 1),
        ArrowRight: () => focusTag(backwards ? Math.max(0, index - 1) : index + 1),
        Home: () => focusTag(0),
        End: () => focusTag(chosen.length - 1),
        Backspace: () => removeAt(index, Math.max(0, index - 1)),
        Delete: () => removeAt(index),
      };
      const act = keys[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
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
                        onKeyDown={onTagKey}
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
                        setSaid('');
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
                  <select
                    className="native"
                    multiple
                    {...control}
                    name={name}
                    form={form}
                    disabled={rest.disabled}
                    defaultValue={chosen.map(({ value }) => value)}
                  >
                    {[
                      ...chosen.filter(({ value }) => !options.some((one) => one.value === value)),
                      ...options,
                    ].map(({ value, label: words, disabled }) => (
                      <option key={value} value={value} disabled={disabled}>
                        {words}
                      </option>
                    ))}
                  </select>
                )}
                {ready && (
                  <OptionList
                    id={control.id}
                    name={partName(say.list, label)}
                    options={listed}
                    several
                    {...{ active, message, messages: say, onChoose: choose }}
                    isChosen={({ value }) => values.has(value)}
                    onRetry={open && status === 'failed' ? search.retry : undefined}
                  />
                )}
                {ready &&
                  name &&
                  chosen.map(({ value }) => (
                    <input
                      key={value}
                      type="hidden"
                      name={name}
                      form={form}
                      value={value}
                      disabled={rest.disabled}
                    />
                  ))}
                <p className="status" role="status">
                  {said || message || (listed.length > 0 && say.count(listed.length))}
                </p>
              </MultiSelectRoot>
              {ready && isFull && (
                <div className="hint" id={`${control.id}-full`}>
                  {say.full(max)}
                </div>
              )}
            </>
          );
        }}
      </Field>
    );
  },
);
