export {
  Carousel,
  type CarouselProps,
  type CarouselViews,
  type CarouselMessages,
  type SlideContent,
  type SlideCount,
} from './Carousel.tsx';
export {
  AUTOPLAY_DELAY_MS,
  CAROUSEL_SPEED_MS,
  DRAG_THRESHOLD_PX,
  GALLERY_AUTOPLAY_DELAY_MS,
  SWIPE_RATIO,
} from './constants.ts';
export type { CarouselEffect } from './effects.ts';
