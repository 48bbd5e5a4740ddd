import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

export interface Rotation {
  /** It is meant to turn: the reader has not stopped it and has not asked the system for less motion. */
  readonly playing: boolean;
  /** It turns now. */
  readonly turning: boolean;
  readonly toggle: () => void;
  /** Stops for good: the reader has taken over. */
  readonly stop: () => void;
  /** For the carousel's root: it waits while the pointer or the focus is inside. */
  readonly watch: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns a carousel by itself as the ARIA pattern asks: it waits under the pointer, the focus or in a hidden tab,
 * stops with the button, and starts of itself only where motion is welcome.
 *
 * @param delayMs how long a slide stays; undefined for a carousel that does not turn
 */
export function useRotation(embla: EmblaCarouselType | undefined, delayMs: number | undefined): Rotation {
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const turning = playing && !held;

  useEffect(() => setPlaying(delayMs !== undefined && !wantsLessMotion()), [delayMs]);
  useEffect(() => {
    if (!embla || !turning || delayMs === undefined) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    }, delayMs);
    return () => clearInterval(timer);
  }, [embla, turning, delayMs]);

  return {
    playing,
    turning,
    toggle: () => {
      setPlaying(!playing);
      setHeld(false);
    },
    stop: () => setPlaying(false),
    watch: {
      onPointerEnter: ({ pointerType }) => setHeld(pointerType === 'mouse'),
      onPointerLeave: () => setHeld(false),
      onFocus: ({ target }) => setHeld(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHeld(false);
      },
    },
  };
}
