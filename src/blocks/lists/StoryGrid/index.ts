export { StoryGrid, type StoryGridProps } from './StoryGrid.tsx';
export { type GridLook } from './looks.ts';
export {
  cardGridBlock,
  latestGalleriesBlock,
  portraitRowBlock,
  relatedGalleriesBlock,
  relatedStoriesBlock,
} from './StoryGrid.block.ts';
