import { storyBlock } from '../story-block/story-block.ts';
import { CardCarousel } from './CardCarousel.tsx';
import { storyCarouselIsland } from './island.ts';

/** @see 002 §9 'lifestyle carousel 8' */
export const cardCarouselBlock = storyBlock({
  name: 'card-carousel',
  label: 'Carrusel de tarjetas',
  feedSize: 8,
  ratio: 3 / 4,
  view: CardCarousel,
  islands: [storyCarouselIsland],
});
