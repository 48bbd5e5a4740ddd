export { Combobox, type ComboboxProps, type ComboboxWords } from './Combobox.tsx';
export { matchingOptions, type ComboboxOption } from './options.ts';
export type { LoadOptions } from './useSearch.ts';
