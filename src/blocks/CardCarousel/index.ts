export { CardCarousel } from './CardCarousel.tsx';
export { cardCarouselBlock } from './CardCarousel.block.ts';
export { storyCarouselIsland } from './island.ts';
