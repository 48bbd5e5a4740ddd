/**
 * `onCloseAutoFocus` of a dialog without trigger: the focus returns to what had it before the dialog opened. Radix focuses
 * the trigger and prevents everything else, so without one the focus would be lost.
 */
export const returnsFocus = (event: Event): void => {
  event.preventDefault = () => undefined;
};
