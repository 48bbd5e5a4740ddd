import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { runLate } from '../run-late.ts';
import { EMBLA_DURATION, SWIPE_RATIO } from './constants.ts';
import type { CarouselEffect } from './effects.ts';

export interface SlidesOptions {
  readonly loop: boolean;
  /** The initial slide, from 0. */
  readonly start: number;
  readonly effect: CarouselEffect;
  /** px */
  readonly dragThreshold: number;
  /** Share of a slide, 0 to 1. */
  readonly swipeRatio: number;
  /** On screens below 640 px the slides are a column, and nothing moves them. */
  readonly column?: boolean;
  readonly onSlide?: ((at: number) => void) | undefined;
}

export interface Slides {
  readonly viewport: UseEmblaCarouselType[0];
  readonly embla: UseEmblaCarouselType[1];
  /** Number of snap positions; 0 before the first measurement, and in a column. */
  readonly snaps: number;
  readonly at: number;
  readonly before: boolean;
  readonly after: boolean;
  /** The position has changed since the start, so it is worth announcing. */
  readonly moved: boolean;
}

const NOT_MEASURED = { snaps: 0, at: 0, before: false, after: false, moved: false };

/**
 * Shows the slide that receives the focus from the keyboard or a script. Embla itself does that only within 10 ms after
 * the Tab key, which a slow device misses.
 */
function followFocus(embla: EmblaCarouselType, { target, currentTarget }: FocusEvent): false {
  if ((target as Element).matches(':focus-visible')) {
    // The browser has scrolled the box itself.
    embla.rootNode().scrollLeft = 0;
    embla.scrollTo(embla.slideNodes().indexOf(currentTarget as HTMLElement), true);
    embla.emit('slideFocus');
  }
  return false;
}

/** Connects Embla to React: the current position and the effect. */
export function useSlides({
  loop,
  start,
  effect,
  dragThreshold,
  swipeRatio,
  column,
  onSlide,
}: SlidesOptions): Slides {
  const [state, setState] = useState(NOT_MEASURED);
  const [viewport, embla] = useEmblaCarousel({
    loop,
    startIndex: start,
    dragThreshold,
    duration: EMBLA_DURATION,
    align: effect === 'slide' ? 'start' : 'center',
    containScroll: effect === 'coverflow' ? false : 'trimSnaps',
    watchFocus: followFocus,
    breakpoints: column ? { '(width < 640px)': { active: false } } : {},
  });

  useEffect(() => {
    if (!embla) return;
    // The reader may have scrolled the list before the script ran, so keep that position.
    const box = embla.rootNode();
    const scrolled = Math.round(box.scrollLeft / (embla.slideNodes()[0]?.offsetWidth || 1));
    box.scrollLeft = 0;
    if (scrolled) embla.scrollTo(scrolled, true);

    const read = (): void =>
      setState(({ moved, at }) => ({
        moved: moved || at !== embla.selectedScrollSnap(),
        snaps: embla.internalEngine().options.active ? embla.scrollSnapList().length : 0,
        at: embla.selectedScrollSnap(),
        before: embla.canScrollPrev(),
        after: embla.canScrollNext(),
      }));
    read();
    embla.on('select', read).on('reInit', read);
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla]);

  useEffect(() => {
    if (!embla || !onSlide) return;
    const tell = (): void => onSlide(embla.selectedScrollSnap());
    embla.on('select', tell);
    return () => void embla.off('select', tell);
  }, [embla, onSlide]);

  // Most rows have neither, and do not load them.
  useEffect(() => {
    if (embla && swipeRatio !== SWIPE_RATIO)
      return runLate(
        import('./swipes.ts').then(
          ({ watchSwipes }) =>
            () =>
              watchSwipes(embla, swipeRatio),
        ),
      );
  }, [embla, swipeRatio]);

  useEffect(() => {
    if (embla && effect !== 'slide')
      return runLate(
        import('./effects.ts').then(
          ({ runEffect }) =>
            () =>
              runEffect(embla, effect),
        ),
      );
  }, [embla, effect]);

  return { viewport, embla: state.snaps > 0 ? embla : undefined, ...state };
}
