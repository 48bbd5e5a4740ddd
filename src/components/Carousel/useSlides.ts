import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { EMBLA_DURATION } from './constants.ts';
import { runEffect, type CarouselEffect } from './effects.ts';

export interface SlidesOptions {
  readonly loop: boolean;
  /** The place where it begins. */
  readonly start: number;
  readonly effect: CarouselEffect;
  /** px */
  readonly dragThreshold: number;
  readonly onSlide?: ((at: number) => void) | undefined;
}

export interface Slides {
  readonly viewport: UseEmblaCarouselType[0];
  readonly embla: UseEmblaCarouselType[1];
  /** How many places there are to stop at; 0 until the carousel has measured itself. */
  readonly places: number;
  readonly at: number;
  readonly before: boolean;
  readonly after: boolean;
  /** It has left the place where it began, so that where it stands is news. */
  readonly moved: boolean;
}

const NOT_MEASURED = { places: 0, at: 0, before: false, after: false, moved: false };

/** Joins Embla to React: where the carousel stands, and the effect that it is drawn with. */
export function useSlides({ loop, start, effect, dragThreshold, onSlide }: SlidesOptions): Slides {
  const [state, setState] = useState(NOT_MEASURED);
  const [viewport, embla] = useEmblaCarousel({
    loop,
    startIndex: start,
    dragThreshold,
    duration: EMBLA_DURATION,
    align: effect === 'slide' ? 'start' : 'center',
    containScroll: effect === 'coverflow' ? false : 'trimSnaps',
  });

  useEffect(() => {
    if (!embla) return;
    // The reader may have scrolled the list before the script came: take over from where it stands.
    const box = embla.rootNode();
    const scrolled = Math.round(box.scrollLeft / (embla.slideNodes()[0]?.offsetWidth || 1));
    box.scrollLeft = 0;
    if (scrolled) embla.scrollTo(scrolled, true);

    const read = (): void =>
      setState(({ moved, at }) => ({
        moved: moved || at !== embla.selectedScrollSnap(),
        places: embla.scrollSnapList().length,
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

  useEffect(() => (embla && effect !== 'slide' ? runEffect(embla, effect) : undefined), [embla, effect]);

  return { viewport, embla, ...state };
}
