export { Combobox, type ComboboxProps, type ComboboxMessages } from './Combobox.tsx';
export { matchingOptions, type ComboboxOption } from './options.ts';
export type { LoadOptions } from './useSearch.ts';
