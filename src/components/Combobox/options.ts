import { fold } from '../../domain/text/fold.ts';

export interface ComboboxOption {
  /** Unique among the options, and what a form sends. */
  readonly value: string;
  readonly label: string;
  /** A second line, such as the department of a town. */
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** The options whose label contains the text, whatever its accents and capitals: 'narino' finds 'Nariño'. */
export const matchingOptions = (
  options: readonly ComboboxOption[],
  text: string,
): readonly ComboboxOption[] => {
  const wanted = fold(text.trim());
  return wanted ? options.filter(({ label }) => fold(label).includes(wanted)) : options;
};

/** The option of this name, whatever its accents and capitals. */
export const optionNamed = (options: readonly ComboboxOption[], text: string): ComboboxOption | undefined =>
  options.find(({ label, disabled }) => !disabled && fold(label) === fold(text.trim()));

/** The index of the next or the previous option that can be chosen, in a circle; -1 without one. */
export function stepTo(options: readonly ComboboxOption[], from: number, by: 1 | -1): number {
  let at = from;
  for (let turn = 0; turn < options.length; turn += 1) {
    at = by === 1 ? (at + 1) % options.length : (at > 0 ? at : options.length) - 1;
    if (!options[at]!.disabled) return at;
  }
  return -1;
}
