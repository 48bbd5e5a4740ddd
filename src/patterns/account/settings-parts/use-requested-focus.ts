import { useEffect, useRef, type RefObject } from 'react';

/** The heading of the part that a link asks for: it takes the focus when the part appears, and comes into view. */
export function useRequestedFocus(requested: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (requested) heading.current?.focus();
  }, [requested]);
  return heading;
}
