export { StoryPair } from './StoryPair.tsx';
export { storyPairBlock } from './StoryPair.block.ts';
