import { useMemo, useState } from 'react';
import type { Messages } from '../../messages/index.ts';
import type { ComboboxOption } from '../Combobox/options.ts';

type Options = readonly ComboboxOption[];

/** The chosen options of a field, and what is announced about them. */
export interface Selection {
  readonly chosen: Options;
  readonly values: ReadonlySet<string>;
  readonly isFull: boolean;
  /** The most that can be chosen; Infinity without a limit. */
  readonly max: number;
  readonly said: string;
  /** Announces words, or what becomes of the last ones. */
  announce(words: string | ((last: string) => string)): void;
  add(options: Options): void;
  remove(option: ComboboxOption): void;
  /** Replaces all, without an announcement. */
  set(options: Options): void;
}

interface SelectionOptions {
  selected: Options | undefined;
  defaultSelected: Options;
  onSelect: ((options: Options) => void) | undefined;
  max: number | undefined;
}

export function useSelection(
  { selected, defaultSelected, onSelect, max = Infinity }: SelectionOptions,
  say: Messages['multiSelect'],
): Selection {
  const [own, setOwn] = useState(defaultSelected);
  const [said, announce] = useState('');
  const chosen = selected ?? own;
  const values = useMemo(() => new Set(chosen.map(({ value }) => value)), [chosen]);

  const set = (next: Options): void => {
    setOwn(next);
    onSelect?.(next);
  };
  const change = (next: Options, words: string): void => {
    set(next);
    const limit = max === Infinity ? undefined : max;
    announce(`${words} ${next.length >= max ? say.full(max) : say.chosen(next.length, limit)}`);
  };
  return {
    chosen,
    values,
    isFull: chosen.length >= max,
    max,
    said,
    announce,
    set,
    add: (more) => change([...chosen, ...more], say.added(more.map(({ label }) => label))),
    remove: ({ value, label }) =>
      change(
        chosen.filter((option) => option.value !== value),
        say.removed(label),
      ),
  };
}
