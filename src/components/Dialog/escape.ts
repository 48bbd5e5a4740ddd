/** A select or a menu whose list is open; the field has the focus while the list may be anywhere in the page. */
const OPEN_LIST = '[role="combobox"][aria-expanded="true"], [aria-haspopup][aria-expanded="true"]';

/**
 * Keeps the layer open and leaves the press as it is. Radix reads `defaultPrevented` once, after its handler; the layer
 * for which the press is would take a prevented one for handled.
 */
function leave(event: KeyboardEvent): void {
  Object.defineProperty(event, 'defaultPrevented', {
    configurable: true,
    get: () => {
      delete (event as { defaultPrevented?: boolean }).defaultPrevented;
      return true;
    },
  });
}

/**
 * Escape closes one thing at a time, the highest: a popover that is open in the layer, a layer of another library that
 * has the focus, the list of a field. The browser would close a popover automatically, but with the same press that
 * closes the layer.
 *
 * @param layer the modal layer
 * @param ownHandler what a consumer does with the key when nothing above is open
 */
export function onEscape(
  event: KeyboardEvent,
  layer: Element | null,
  ownHandler?: (event: KeyboardEvent) => void,
): void {
  const popover = [...document.querySelectorAll<HTMLElement>('[popover="auto"]')].findLast(
    // Browsers without popovers do not know the selector either.
    (box) => 'hidePopover' in box && box.matches(':popover-open'),
  );
  if (!event.defaultPrevented && popover) {
    event.preventDefault();
    popover.hidePopover();
    return;
  }
  const { activeElement } = document;
  const isAbove = activeElement !== document.body && layer?.contains(activeElement) === false;
  if (isAbove || activeElement?.matches(OPEN_LIST)) leave(event);
  else ownHandler?.(event);
}
