export { StoryGrid, type StoryGridProps } from './StoryGrid.tsx';
export { type GridPreset } from './presets.ts';
export {
  candidatesBlock,
  cardGridBlock,
  latestGalleriesBlock,
  portraitRowBlock,
  relatedGalleriesBlock,
} from './StoryGrid.block.ts';
