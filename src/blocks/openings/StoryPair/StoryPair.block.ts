import { storyBlock } from '../../shared/story-block/story-block.ts';
import { StoryPair } from './StoryPair.tsx';

/** Two stories of unequal size. */
export const storyPairBlock = storyBlock({
  name: 'story-pair',
  label: 'Pareja de notas',
  category: 'openings',
  feedSize: 2,
  view: StoryPair,
});
