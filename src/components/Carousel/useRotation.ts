import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

export interface Rotation {
  /** Autoplay is on: the reader has not stopped it and has not requested reduced motion. */
  readonly playing: boolean;
  /** Autoplay is running and not paused. */
  readonly advancing: boolean;
  readonly toggle: () => void;
  /** Stops autoplay permanently, because the reader used a control. */
  readonly stop: () => void;
  /** Handlers of the root that pause autoplay while the pointer or the focus is inside. */
  readonly watch: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Autoplay as the ARIA pattern requires: pauses under the pointer, with the focus inside and in a hidden tab,
 * stops with the button, and does not start under prefers-reduced-motion.
 *
 * @param delayMs delay per slide; undefined disables autoplay
 */
export function useRotation(embla: EmblaCarouselType | undefined, delayMs: number | undefined): Rotation {
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const advancing = playing && !held;

  useEffect(() => setPlaying(delayMs !== undefined && !wantsLessMotion()), [delayMs]);
  // The pointer or the focus may have been inside before the script ran.
  useEffect(() => {
    const root = embla?.rootNode().closest('section');
    if (!root) return;
    // On a touch screen what was tapped last is hovered too.
    const hovered = matchMedia('(hover: hover)').matches && root.matches(':hover');
    setHeld(hovered || root.querySelector(':focus-visible') !== null);
  }, [embla]);
  useEffect(() => {
    if (!embla || !advancing || delayMs === undefined) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    }, delayMs);
    return () => clearInterval(timer);
  }, [embla, advancing, delayMs]);

  return {
    playing,
    advancing,
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
