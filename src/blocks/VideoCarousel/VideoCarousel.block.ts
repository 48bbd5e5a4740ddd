import { storyCarouselIsland } from '../CardCarousel/island.ts';
import { storyBlock } from '../story-block/story-block.ts';
import { VideoCarousel } from './VideoCarousel.tsx';

/** @see 002 §9 'video carousel 8' */
export const videoCarouselBlock = storyBlock({
  name: 'video-carousel',
  label: 'Carrusel de videos',
  feedSize: 8,
  turn: 'scarce',
  ratio: 16 / 9,
  view: VideoCarousel,
  islands: [storyCarouselIsland],
});
