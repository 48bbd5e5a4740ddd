/**
 * Escape closes one thing at a time: first a popover that is open in the dialog. The browser would close it automatically,
 * but with the same press that closes the dialog.
 *
 * @param ownHandler what a consumer does with the key when no popover is open
 */
export const closesPopoverFirst =
  (ownHandler?: (event: KeyboardEvent) => void) =>
  (event: KeyboardEvent): void => {
    const popover = [...document.querySelectorAll<HTMLElement>('[popover="auto"]')].findLast(
      // Browsers without popovers do not know the selector either.
      (box) => 'hidePopover' in box && box.matches(':popover-open'),
    );
    if (event.defaultPrevented || !popover) return ownHandler?.(event);
    event.preventDefault();
    popover.hidePopover();
  };
