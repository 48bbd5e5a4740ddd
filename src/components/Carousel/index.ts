export { Carousel, type CarouselProps } from './Carousel.tsx';
export {
  AUTOPLAY_DELAY_MS,
  CAROUSEL_SPEED_MS,
  DRAG_THRESHOLD_PX,
  GALLERY_AUTOPLAY_DELAY_MS,
} from './constants.ts';
export type { CarouselEffect } from './effects.ts';
export type { CarouselWords } from './words.ts';
