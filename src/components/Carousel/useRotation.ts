import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { runLate } from '../run-late.ts';

export interface Rotation {
  /** Autoplay is on: the reader has not stopped it and has not requested reduced motion. */
  readonly playing: boolean;
  /** Autoplay is running and not paused. */
  readonly advancing: boolean;
  readonly toggle: () => void;
  /** Stops autoplay permanently, because the reader used a control. */
  readonly stop: () => void;
}

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Autoplay as the ARIA pattern requires: pauses under the pointer, with the focus inside, out of view and in a hidden
 * tab, stops with the button, and does not start under prefers-reduced-motion. Only a row that moves loads its code.
 *
 * @param delay ms for each slide; undefined disables autoplay
 */
export function useRotation(embla: EmblaCarouselType | undefined, delay: number | undefined): Rotation {
  const [playing, setPlaying] = useState(false);
  const [advancing, setAdvancing] = useState(false);
  const resumed = useRef(false);
  const stop = (): void => setPlaying(false);

  useEffect(() => setPlaying(delay !== undefined && !wantsLessMotion()), [delay]);
  useEffect(() => {
    if (embla && playing && delay !== undefined)
      return runLate(
        import('./rotate.ts').then(({ rotate }) => () => {
          const options = { delay, resumed: resumed.current, onAdvancing: setAdvancing, onOpened: stop };
          return rotate(embla, options);
        }),
      );
  }, [embla, playing, delay]);

  return {
    playing,
    advancing,
    toggle: () => {
      resumed.current = true;
      setPlaying(!playing);
    },
    stop,
  };
}
