/**
 * Makes a part of the page that its reader can close return the focus: a part that disappears takes it along, and then the
 * next Tab begins at the top of the page.
 * @returns hides the part by the given function. If the part has the focus, it goes back to what had it before, else to
 * the `main` of the page.
 */
export function returningFocus(part: HTMLElement, signal?: AbortSignal): (hide: () => void) => void {
  const page = part.ownerDocument;
  let before: HTMLElement | null = null;
  part.addEventListener(
    'focusin',
    ({ relatedTarget: from }) => {
      if (from && !part.contains(from as Node)) before = from as HTMLElement;
    },
    signal ? { signal } : {},
  );
  return (hide) => {
    const held = part.contains(page.activeElement);
    hide();
    const next = before?.isConnected ? before : page.querySelector('main');
    if (held) next?.focus({ preventScroll: true });
  };
}
