import { storyBlock } from '../../shared/story-block/story-block.ts';
import { HeroCarousel } from './HeroCarousel.tsx';
import { heroCarouselIsland } from './island.ts';

/** An opening that shows one large story after another. @see B5 */
export const heroCarouselBlock = storyBlock({
  name: 'hero-carousel',
  label: 'Carrusel principal',
  category: 'openings',
  feedSize: 3,
  view: HeroCarousel,
  islands: [heroCarouselIsland],
});
