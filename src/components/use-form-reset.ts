import { useEffect, useRef, type RefObject } from 'react';

/** Calls a function when the form around the element is reset: what a script keeps, the browser does not reset. */
export function useFormReset(box: RefObject<Element | null>, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const form = box.current?.closest('form');
    const onReset = (): void => latest.current();
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [box]);
}
