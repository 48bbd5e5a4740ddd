import { useEffect, type RefObject } from 'react';
import type { ComboboxOption } from '../Combobox/options.ts';
import type { Selection } from './useSelection.ts';

/** Takes over what the reader has chosen in the list of the browser, before the script ran. */
export function useNativeChoice(
  box: RefObject<HTMLElement | null>,
  options: readonly ComboboxOption[],
  { chosen, set }: Selection,
): void {
  useEffect(() => {
    const native = box.current!.querySelector<HTMLSelectElement>('.native')!;
    const before = [...native.selectedOptions].map(({ value }) => value);
    if (before.join() === chosen.map(({ value }) => value).join()) return;
    const known = [...chosen, ...options];
    set(before.flatMap((wanted) => known.find(({ value }) => value === wanted) ?? []));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the script starts
  }, []);
}
