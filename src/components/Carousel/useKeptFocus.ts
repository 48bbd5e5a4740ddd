import { useCallback, useRef, type FocusEventHandler, type RefCallback } from 'react';

interface Row {
  ref: RefCallback<HTMLDivElement>;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/**
 * The focus stays at its place in a row when its links give way to buttons, which happens some time after they have
 * handlers: a reader who presses Tab in between would lose the focus.
 *
 * @param buttons the row has buttons
 */
export function useKeptFocus(buttons: boolean): Row {
  const held = useRef(-1);
  // React calls it again when it is another function, and before the next key can be pressed, as it runs layout effects.
  // React 18 warns of those on a server.
  const ref = useCallback(
    (row: HTMLDivElement | null) => {
      if (!row) return;
      const places = [...row.children] as HTMLElement[];
      if (buttons) places[held.current]?.focus();
      // The focus may have come before the handlers.
      else held.current = places.indexOf(document.activeElement as HTMLElement);
    },
    [buttons],
  );
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      held.current = [...currentTarget.children].indexOf(target);
    },
    // React sends no such event for what it removes.
    onBlur: () => {
      held.current = -1;
    },
  };
}
