/** How long a form that waits for its island's code is held before it is sent as the browser would. */
export const SUBMIT_HOLD_MS = 2500;

/** One action of the reader that an island could not take yet. */
export interface Held {
  readonly event: Event;
  /** What it was for: a widget, or the button that submits. Undefined for a form submitted without one. */
  readonly target?: HTMLElement | null;
  readonly form?: HTMLFormElement;
}

/** What works without code: never held. */
const NATIVE = 'a[href],summary,label,input,select,textarea';
/** What does nothing without code. */
const WIDGET = 'button,[role=button],[role=tab],[role=menuitem],[role=switch]';

/** Decides whether an event must wait for its island, and for what. */
export function hold(event: Event): Held | undefined {
  if (event.type === 'submit') {
    return { event, target: (event as SubmitEvent).submitter, form: event.target as HTMLFormElement };
  }
  const target = (event.target as Element).closest<HTMLElement>(`${NATIVE},${WIDGET}`);
  if (!target || target.matches(NATIVE)) return;
  // A button that submits is not held as a click: its form is, once the browser has found it valid.
  if ((target as HTMLButtonElement).form && (target as HTMLButtonElement).type !== 'button') return;
  if (event.type === 'keydown') {
    const { key } = event as KeyboardEvent;
    // Arrow keys open menus; on any other button they scroll the page, and are left alone.
    if (key !== 'Enter' && key !== ' ' && !(target.ariaHasPopup && key.startsWith('Arrow'))) return;
  }
  return { event, target };
}

/** Repeats only the browser's own part of an action, for an island that will not take it. */
export function reissue({ target, form }: Held): void {
  if (target) target.click();
  else form?.requestSubmit();
}
