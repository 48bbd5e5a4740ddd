import { useEffect, useRef } from 'react';
import type { Messages } from '../../messages/index.ts';
import { optionNamed, type ComboboxOption } from '../Combobox/options.ts';
import { NO_OPTIONS, type OptionSource } from '../Combobox/useOptions.ts';
import { pastedNames } from './names.ts';
import type { Selection } from './useSelection.ts';

interface Names extends Pick<OptionSource, 'options' | 'load'> {
  /** Makes an option of a name that no option has. */
  onCreate: ((text: string) => ComboboxOption | undefined) | undefined;
}

/**
 * Chooses the options that a pasted text names. Names without an option, or without room, stay in the field.
 * @returns a function that is false for a text that is not several names
 */
export function usePastedNames(
  { options, load, onCreate }: Names,
  { chosen, values, max, add, announce }: Selection,
  setTyped: (text: string) => void,
  say: Messages['multiSelect'],
): (text: string) => boolean {
  const pasting = useRef<AbortController>(undefined);
  useEffect(() => () => pasting.current?.abort(), []);

  const choose = async (names: readonly string[]): Promise<void> => {
    pasting.current?.abort();
    const { signal } = (pasting.current = new AbortController());
    const found = new Map<string, ComboboxOption>();
    const left: string[] = [];
    for (const name of names) {
      // A search that fails finds nothing: the name stays in the field.
      const known = load ? await load(name, signal).catch(() => NO_OPTIONS) : options;
      if (signal.aborted) return;
      const option = optionNamed(known, name) ?? onCreate?.(name);
      if (option && (values.has(option.value) || found.has(option.value))) continue;
      if (option && chosen.length + found.size < max) found.set(option.value, option);
      else left.push(name);
    }
    setTyped(left.join(', '));
    if (found.size > 0) add([...found.values()]);
    if (left.length === 0) return;
    const isFull = chosen.length + found.size >= max;
    const why = isFull ? say.full(max) : say.unknown(left);
    announce((added) => (found.size > 0 && !isFull ? `${added} ${why}` : why));
  };
  return (text) => {
    const names = pastedNames(text);
    if (names.length > 0) void choose(names);
    return names.length > 0;
  };
}
