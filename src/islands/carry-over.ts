import type { Held } from './hold.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Marks of the browsers' translators: they wrap texts, and React then renders the island again. */
const TRANSLATED = 'font,[_msttexthash]';

/** Sets a value as a reader does, so that React sees the change. */
function type(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Repeats in a control what the reader did in the one before it. */
function fill(control: Control, before: Control): void {
  if (control instanceof HTMLInputElement && before instanceof HTMLInputElement) {
    if (control.type === 'file' || before.type !== control.type) return;
    if (/^(checkbox|radio)$/.test(control.type)) {
      if (before.checked !== before.defaultChecked && control.checked !== before.checked) control.click();
      return;
    }
  }
  if (control instanceof HTMLSelectElement && before instanceof HTMLSelectElement && control.multiple) {
    const chosen = new Set([...before.selectedOptions].map(({ value }) => value));
    for (const option of control.options) option.selected = chosen.has(option.value);
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const changed = before instanceof HTMLSelectElement ? true : before.value !== before.defaultValue;
  if (changed && control.value !== before.value) type(control, before.value);
}

/** A control that React hydrated. React compares its value with this one, to know whether an event changes it. */
type Tracked = Control & { _valueTracker?: { setValue(value: string): void } };

/**
 * Remembers what the reader did in a control that was hydrated.
 * @returns tells React, whose state may have the value of the server
 */
function changeOf(control: Tracked): () => void {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].map(({ selected }) => selected);
    if ([...control.options].every(({ defaultSelected }, at) => defaultSelected === chosen[at]))
      return NOTHING;
    return () => {
      [...control.options].forEach((option, at) => (option.selected = chosen[at] ?? false));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked, defaultChecked, type: kind } = control;
    // The radio that is chosen now speaks for the one that was.
    if (checked === defaultChecked || (kind === 'radio' && !checked)) return NOTHING;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  const { value, defaultValue } = control;
  if (control.type === 'file' || value === defaultValue) return NOTHING;
  return () => {
    // React has put its own back, or the component has written the text in its way.
    if (control.value !== value) return control.value === defaultValue ? type(control, value) : undefined;
    // The text stays, because the reader may be in the middle of a word.
    control._valueTracker?.setValue(defaultValue);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

const NOTHING = (): void => undefined;

/** The actions of a reader in an island before its code came. */
export interface CarryOver {
  /** Whether a translator changed the island's texts. */
  readonly translated: boolean;
  /** Brings typed texts, choices and the focus to the elements that replaced those of the server. */
  restore(): void;
  /** Remembers typed texts and choices in the elements of the server, which stayed. @returns tells React about them */
  changes(): () => void;
  /** A held interaction with the elements that are there now. */
  moved(held: Held): Held;
}

/** Remembers an island's elements before it hydrates. They keep what the reader does in them, also when they are replaced. */
export function carryOver(island: HTMLElement): CarryOver {
  const tags = (tag: string): HTMLElement[] => [...island.querySelectorAll<HTMLElement>(tag)];
  const known = new Map<Element, { tag: string; at: number }>();
  const counts = new Map<string, number>();
  for (const element of tags('*')) {
    const tag = element.tagName;
    const at = counts.get(tag) ?? 0;
    counts.set(tag, at + 1);
    known.set(element, { tag, at });
  }
  const isControl = (element: Element): element is Control => element.matches('input,textarea,select');
  const focused = document.activeElement;
  const counterpart = <T extends HTMLElement>(before: T): T => {
    const place = known.get(before);
    return place && !island.contains(before)
      ? ((tags(place.tag)[place.at] as T | undefined) ?? before)
      : before;
  };
  return {
    translated: island.querySelector(TRANSLATED) !== null,
    restore() {
      for (const before of known.keys()) {
        if (!isControl(before)) continue;
        const control = counterpart(before);
        if (control !== before && control.name === before.name) fill(control, before);
      }
      if (!(focused instanceof HTMLElement) || !known.has(focused) || island.contains(focused)) return;
      const control = counterpart(focused);
      control.focus({ preventScroll: true });
      if (!('setSelectionRange' in control && 'selectionStart' in focused)) return;
      const { selectionStart, selectionEnd } = focused as HTMLInputElement;
      // Other kinds of fields, such as those of numbers, have no selection.
      if (selectionStart !== null)
        (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    },
    changes() {
      const stayed = [...known.keys()].filter((element) => island.contains(element));
      // All are read first: React renders the others by its state as soon as it knows one.
      const changes = stayed.filter(isControl).map(changeOf);
      return () => changes.forEach((tell) => tell());
    },
    moved: (held) => ({
      ...held,
      ...(held.target && { target: counterpart(held.target) }),
      ...(held.form && { form: counterpart(held.form) }),
    }),
  };
}
