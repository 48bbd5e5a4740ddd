/** The choices of a reader, kept for the next page. */
export interface Choices {
  /** Of the pages; the system's when it is missing. */
  pageMode?: string;
  /** Of the examples. */
  brand?: string;
  /** Of the examples; that of the pages when it is missing. */
  mode?: string;
  /** The width of the examples, in CSS pixels; all there is when it is missing. */
  width?: string;
  /** The package manager of commands; npm when it is missing. */
  manager?: string;
}

const KEY = 'rotativa-docs';

/** Storage may be forbidden. Then a choice holds for one page. */
export function readChoices(): Choices {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Choices;
  } catch {
    return {};
  }
}

export function keepChoices(changes: Choices): Choices {
  const choices = { ...readChoices(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // The choice holds for this page.
  }
  return choices;
}

/** Sets an attribute of a document, or removes it. */
export function setAttribute(
  { dataset }: HTMLElement,
  name: 'brand' | 'mode',
  value: string | undefined,
): void {
  if (value) dataset[name] = value;
  else delete dataset[name];
}
