import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

export interface Rotation {
  /** Autoplay is on: the reader has not stopped it and has not requested reduced motion. */
  readonly playing: boolean;
  /** Autoplay is running and not paused. */
  readonly advancing: boolean;
  readonly toggle: () => void;
  /** Stops autoplay permanently, because the reader used a control. */
  readonly stop: () => void;
  /** Handlers of the root that pause autoplay while the pointer or the focus is inside, and stop it with a click on a slide. */
  readonly watch: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/** Share of the row that must be in the window for it to move: a reader sees what moves, and from its beginning. */
const IN_VIEW = 0.5;

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Autoplay as the ARIA pattern requires: pauses under the pointer, with the focus inside, out of view and in a hidden
 * tab, stops with the button, and does not start under prefers-reduced-motion.
 *
 * @param delayMs delay per slide; undefined disables autoplay
 */
export function useRotation(embla: EmblaCarouselType | undefined, delayMs: number | undefined): Rotation {
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const [away, setAway] = useState(false);
  const advancing = playing && !held && !away;

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
    if (!embla || delayMs === undefined) return;
    const observer = new IntersectionObserver(
      (entries) => setAway(entries.at(-1)!.intersectionRatio < IN_VIEW),
      { threshold: IN_VIEW },
    );
    observer.observe(embla.rootNode());
    return () => observer.disconnect();
  }, [embla, delayMs]);
  useEffect(() => {
    if (!embla || !advancing || delayMs === undefined) return;
    const next = (): void => {
      if (document.hidden) return;
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    };
    let timer = setInterval(next, delayMs);
    // Each slide has its time, also one to which the reader has swiped.
    const again = (): void => {
      clearInterval(timer);
      timer = setInterval(next, delayMs);
    };
    embla.on('select', again);
    return () => {
      clearInterval(timer);
      embla.off('select', again);
    };
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
      // A slide that a reader has opened must not move away.
      onClick: ({ target }) => {
        if ((target as Element).closest('.viewport')) setPlaying(false);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHeld(false);
      },
    },
  };
}
