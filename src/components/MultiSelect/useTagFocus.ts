import { useEffect, useRef, useState, type RefObject } from 'react';

/** No tag has this place: the focus goes to the field. */
export const IN_FIELD = -1;

/** The focus of a field with tags: in the field, or on a tag. */
export interface TagFocus {
  /** The tag that has it; undefined in the field and outside. */
  readonly at: number | undefined;
  setAt(at: number | undefined): void;
  field(): HTMLInputElement | null;
  /** Moves it to a tag, or to the field if there is none. */
  moveTo(at: number): void;
  /** Moves it when the tags have changed. */
  moveLater(at: number): void;
}

/**
 * @param box around the field and its tags
 * @param ready whether they are shown
 */
export function useTagFocus(box: RefObject<HTMLElement | null>, ready: boolean): TagFocus {
  const [at, setAt] = useState<number>();
  const next = useRef<number>(undefined);

  const field = (): HTMLInputElement | null => box.current!.querySelector('.field');
  const moveTo = (index: number): void => {
    const tags = box.current!.querySelectorAll<HTMLElement>('.tags button');
    (tags[index] ?? field())?.focus();
  };
  useEffect(() => {
    if (!ready || next.current === undefined) return;
    moveTo(next.current);
    next.current = undefined;
  });
  return {
    at,
    setAt,
    field,
    moveTo,
    moveLater: (index) => {
      next.current = index;
    },
  };
}
