/** How long a form or a link waits for its island's code before the browser submits or follows it. */
export const HOLD_MS = 2500;

/** An interaction with an island that is not hydrated yet. */
export interface Held {
  readonly event: Event;
  /** The target: a widget, or the submit button. Undefined for a form submitted without a button. */
  readonly target?: HTMLElement | null;
  readonly form?: HTMLFormElement;
}

/** Elements that work without code and are never held. */
const NATIVE = 'a[href]:not([data-hold]),summary,label,input,select,textarea';
/** Elements that do nothing without code, and links that their island handles better: 'Cargar más' adds to the list. */
const WIDGET = '[data-hold],button,[role=button],[role=tab],[role=menuitem],[role=switch]';

/** Decides whether an event must wait for its island, and returns its target. */
export function hold(event: Event): Held | undefined {
  if (event.type === 'submit') {
    return { event, target: (event as SubmitEvent).submitter, form: event.target as HTMLFormElement };
  }
  const target = (event.target as Element).closest<HTMLElement>(`${NATIVE},${WIDGET}`);
  if (!target || target.matches(NATIVE)) return;
  const pressed = event as MouseEvent & KeyboardEvent;
  // A link that the reader opens elsewhere, and a shortcut, are the browser's. A button does the same with every key held.
  if (
    (pressed.ctrlKey || pressed.metaKey || pressed.shiftKey || pressed.altKey) &&
    ((target as HTMLAnchorElement).href || pressed.key)
  )
    return;
  // Clicks on submit buttons are not held; the submit event is, after the browser's validation.
  if ((target as HTMLButtonElement).form && (target as HTMLButtonElement).type !== 'button') return;
  // Arrow keys open menus. On other buttons they scroll the page and are not held.
  if (
    pressed.key &&
    pressed.key !== 'Enter' &&
    pressed.key !== ' ' &&
    !(target.ariaHasPopup && pressed.key.includes('Arrow'))
  )
    return;
  return { event, target };
}

/** Repeats only the browser's default action, for an island that does not handle it. */
export function reissue({ target, form }: Held): void {
  if (target) target.click();
  else form?.requestSubmit();
}
