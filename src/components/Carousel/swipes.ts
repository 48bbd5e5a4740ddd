import type { EmblaCarouselType } from 'embla-carousel';

/** A shorter swipe is a flick, which always moves on. */
const FLICK_MS = 300;

/**
 * Ends a slow swipe at the slide that the ratio gives. Embla ends it at the nearest one, which is a ratio of 0.5.
 *
 * @returns a function that stops watching
 */
export function watchSwipes(embla: EmblaCarouselType, ratio: number): () => void {
  /** Undefined before the first touch: one may be under way when this begins. */
  let from: { slide: number; place: number; time: number } | undefined;
  const down = (): void => {
    const { location } = embla.internalEngine();
    from = { slide: embla.selectedScrollSnap(), place: location.get(), time: performance.now() };
  };
  const up = (): void => {
    if (!from || performance.now() - from.time < FLICK_MS) return;
    const { location, scrollTarget } = embla.internalEngine();
    const moved = scrollTarget.shortcut(location.get() - from.place, 0);
    const slides = Math.abs(moved) / (embla.slideNodes()[0]?.offsetWidth || 1);
    const steps = Math.floor(slides) + Number(slides % 1 >= ratio);
    embla.scrollTo(from.slide - Math.sign(moved) * steps);
  };
  embla.on('pointerDown', down).on('pointerUp', up);
  return () => void embla.off('pointerDown', down).off('pointerUp', up);
}
