export { loadStories, storySource, type StorySource } from './source.ts';
export { storyBlock, type StoriesProps, type StoryBlockOptions } from './story-block.ts';
