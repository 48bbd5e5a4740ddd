import { useEffect, useRef, type RefObject } from 'react';
import { editOf } from './number-text.ts';

const fieldIn = (box: RefObject<HTMLElement | null>): HTMLInputElement =>
  box.current!.querySelector('.field')!;

/**
 * Takes the separators of groups out of a number that is edited, and leaves the caret where the reader has it.
 *
 * @param box around the field
 * @returns the text after an edit. `before` is the number as it was written; undefined for a text of the reader, which stays
 */
export function useEdit(
  box: RefObject<HTMLElement | null>,
  locale: string,
): (before: string | undefined, after: string) => string {
  /** The selection before the edit. */
  const selection = useRef<readonly [start: number, end: number]>(undefined);
  const caret = useRef<number>(undefined);

  useEffect(() => {
    if (caret.current !== undefined) fieldIn(box).setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  useEffect(() => {
    const field = fieldIn(box);
    const onBeforeInput = (): void => {
      selection.current = [field.selectionStart ?? 0, field.selectionEnd ?? field.value.length];
    };
    field.addEventListener('beforeinput', onBeforeInput);
    return () => field.removeEventListener('beforeinput', onBeforeInput);
  }, [box]);

  return (before, after) => {
    const [start, end] = selection.current ?? [0, before?.length ?? 0];
    selection.current = undefined;
    if (before === undefined) return after;
    const edit = editOf(before, after, start, end, locale);
    caret.current = edit.caret;
    return edit.text;
  };
}
