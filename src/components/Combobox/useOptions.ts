import type { Messages } from '../../messages/index.ts';
import { matchingOptions, type ComboboxOption } from './options.ts';
import { useSearch, type LoadOptions } from './useSearch.ts';

/** Where a field has its options. */
export interface OptionSource {
  /** All options, filtered by the text. */
  options: readonly ComboboxOption[];
  /** Loads the options for the text instead. */
  load: LoadOptions | undefined;
  /** Letters before options are shown. */
  minLetters: number;
  /** Wait after the last letter before options are loaded. */
  delayMs: number;
}

/** The options for a text. */
export interface FoundOptions {
  /** None while they load, after a failure, and before the text is long enough. */
  found: readonly ComboboxOption[];
  status: 'loading' | 'ready' | 'failed';
  /** Shown in place of options, while the list is open. */
  message: string | false;
  /** Searches again; only after a failure. */
  retry: (() => void) | undefined;
}

export const NO_OPTIONS: readonly ComboboxOption[] = [];

/** The options of a field for the text in it. They are loaded only while its list is open. */
export function useOptions(
  { options, load, minLetters, delayMs }: OptionSource,
  text: string,
  open: boolean,
  say: Messages['combobox'],
): FoundOptions {
  const enough = text.length >= minLetters;
  const search = useSearch(load, text, open && enough, delayMs);
  const { status, options: all } = load
    ? search
    : { status: 'ready' as const, options: matchingOptions(options, text) };
  const found = enough && status === 'ready' ? all : NO_OPTIONS;

  let message: string | false = found.length === 0 && say.empty(text);
  if (!open) message = false;
  else if (!enough) message = say.short(minLetters);
  else if (status !== 'ready') message = say[status];
  return { found, status, message, retry: open && status === 'failed' ? search.retry : undefined };
}
