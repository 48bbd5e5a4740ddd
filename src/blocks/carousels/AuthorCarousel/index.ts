export { AuthorCarousel, type AuthorCarouselProps } from './AuthorCarousel.tsx';
export { authorCarouselBlock } from './AuthorCarousel.block.ts';
export type { AuthorRowProps, CarouselAuthor } from './AuthorRow.tsx';
export { authorCarouselIsland } from './island.ts';
