export { StoryGrid, type StoryGridProps } from './StoryGrid.tsx';
export { type GridLook } from './looks.ts';
export {
  candidatesBlock,
  cardGridBlock,
  latestGalleriesBlock,
  portraitRowBlock,
  relatedGalleriesBlock,
} from './StoryGrid.block.ts';
