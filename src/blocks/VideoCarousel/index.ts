export { VideoCarousel } from './VideoCarousel.tsx';
export { videoCarouselBlock } from './VideoCarousel.block.ts';
