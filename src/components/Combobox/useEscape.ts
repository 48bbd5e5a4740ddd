import { useEffect, type RefObject } from 'react';

/**
 * While active, Escape inside the box does this and nothing else. A dialog around it listens for the key at the
 * document, before any handler of an element; the window is earlier still.
 */
export function useEscape(active: boolean, box: RefObject<HTMLElement | null>, act: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !box.current?.contains(event.target as Node)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  });
}
