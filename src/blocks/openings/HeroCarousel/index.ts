export { HeroCarousel } from './HeroCarousel.tsx';
export { heroCarouselBlock } from './HeroCarousel.block.ts';
export { heroCarouselIsland } from './island.ts';
export type { HeroSlidesProps } from './HeroSlides.tsx';
