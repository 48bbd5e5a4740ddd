import { storyBlock } from '../story-block/story-block.ts';
import { HeroCarousel } from './HeroCarousel.tsx';
import { heroCarouselIsland } from './island.ts';

/** @see 002 §9 'hero carousel 3' */
export const heroCarouselBlock = storyBlock({
  name: 'hero-carousel',
  label: 'Carrusel principal',
  feedSize: 3,
  view: HeroCarousel,
  islands: [heroCarouselIsland],
});
