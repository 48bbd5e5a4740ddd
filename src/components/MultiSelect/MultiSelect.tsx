'use client';
import {
  useEffect,
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
import { NO_OPTIONS } from '../Combobox/useOptions.ts';
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
import { NEW, useListed } from './useListed.ts';
import { useNativeChoice } from './useNativeChoice.ts';
import { usePastedNames } from './usePastedNames.ts';
import { useSelection } from './useSelection.ts';
import { IN_FIELD, useTagFocus } from './useTagFocus.ts';

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
    const box = useRef<HTMLDivElement>(null);
    const focus = useTagFocus(box, ready);

    const selection = useSelection({ selected, defaultSelected, onSelect, max }, say);
    const { chosen, values, isFull, said, announce } = selection;
    const text = typed.trim();
    const source = { options, load, minLetters, delayMs };
    const list = useListed(source, text, open, selection, onCreate !== undefined, say);
    const { found, listed, canCreate, message } = list;
    const current = listed[active];

    const close = (): void => {
      setOpen(false);
      setActive(-1);
    };
    const removeAt = (index: number, next = index): void => {
      focus.moveLater(Math.min(next, chosen.length - 2));
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
      focus.setAt(undefined);
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

    useNativeChoice(box, options, selection);
    useEffect(() => {
      if (box.current!.querySelector('.native') === document.activeElement) focus.moveLater(IN_FIELD);
      setReady(true);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the script starts
    }, []);
    useFormReset(box, () => {
      setTyped('');
      selection.set(defaultSelected);
    });
    useEscape(open || typed !== '' || focus.at !== undefined, box, () => {
      if (focus.at !== undefined) focus.field()?.focus();
      else if (open) close();
      else setTyped('');
    });

    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
      rest.onKeyDown?.(event);
      const { key, altKey, currentTarget } = event;
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
      const toTags = (): boolean => isAtStart && chosen.length > 0 && (focus.moveTo(chosen.length - 1), true);
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
        Backspace: toTags,
        [backKey(currentTarget)]: toTags,
      };
      if (keys[key]?.()) event.preventDefault();
    };
    const onPress = (event: MouseEvent): void => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      focus.field()?.focus();
      if (!rest.disabled && !rest.readOnly) setOpen(true);
    };
    const isLocked = Boolean(rest.disabled || rest.readOnly);

    return (
      <Field {...{ label, hint, error, labelHidden, required }} controlId={id}>
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
                        stop={Math.min(focus.at ?? Infinity, chosen.length - 1)}
                        disabled={isLocked}
                        messages={say}
                        onRemove={removeAt}
                        onFocus={focus.setAt}
                        onLeave={() => focus.field()?.focus()}
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
                        focus.setAt(undefined);
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
                    onRetry={list.retry}
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
