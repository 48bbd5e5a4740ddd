export { StoryCarousel, type StoryCarouselProps, type StoryPartner } from './StoryCarousel.tsx';
export { type CarouselPreset } from './presets.ts';
export {
  cardCarouselBlock,
  galleryCarouselBlock,
  relatedStoriesBlock,
  relatedVideosBlock,
  specialCarouselBlock,
  streamingCarouselBlock,
  videoBandBlock,
  videoCarouselBlock,
} from './StoryCarousel.block.ts';
export { storyCarouselIsland } from './island.ts';
export type { StorySlidesProps } from './StorySlides.tsx';
