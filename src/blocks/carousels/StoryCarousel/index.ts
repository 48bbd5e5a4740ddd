export { StoryCarousel, type StoryCarouselProps } from './StoryCarousel.tsx';
export { type CarouselLook } from './looks.ts';
export {
  cardCarouselBlock,
  galleryCarouselBlock,
  relatedStoriesBlock,
  relatedVideosBlock,
  specialCarouselBlock,
  videoBandBlock,
  videoCarouselBlock,
} from './StoryCarousel.block.ts';
export { storyCarouselIsland } from './island.ts';
