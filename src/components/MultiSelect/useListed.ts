import { useMemo } from 'react';
import type { Messages } from '../../messages/index.ts';
import { optionNamed, type ComboboxOption } from '../Combobox/options.ts';
import { NO_OPTIONS, useOptions, type FoundOptions, type OptionSource } from '../Combobox/useOptions.ts';
import type { Selection } from './useSelection.ts';

/** The value of the entry that makes an option. No option of a list has it. */
export const NEW = '\u0000new';

/** The list of a field for several options. */
export interface Listed extends Pick<FoundOptions, 'found' | 'message' | 'retry'> {
  /** The options as they are shown, with an entry that makes one. */
  readonly listed: readonly ComboboxOption[];
  /** Whether the text can become an option. */
  readonly canCreate: boolean;
}

/** @param makes whether the field makes options of texts */
export function useListed(
  source: OptionSource,
  text: string,
  open: boolean,
  { chosen, values, isFull, max }: Selection,
  makes: boolean,
  say: Messages['combobox'] & Messages['multiSelect'],
): Listed {
  const { found, status, message, retry } = useOptions(source, text, open, say);
  const canCreate = makes && text !== '' && !isFull && !optionNamed([...found, ...chosen], text);
  const listed = useMemo(() => {
    if (!open) return NO_OPTIONS;
    const shown = isFull
      ? found.map((option) => (values.has(option.value) ? option : { ...option, disabled: true }))
      : found;
    return canCreate ? [...shown, { value: NEW, label: say.create(text) }] : shown;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the words of the entry follow the text
  }, [open, isFull, found, values, canCreate, text]);
  return {
    found,
    listed,
    canCreate,
    // The list covers the sentence below the field.
    message: ((!canCreate || status !== 'ready') && message) || (open && isFull && say.full(max)),
    retry,
  };
}
