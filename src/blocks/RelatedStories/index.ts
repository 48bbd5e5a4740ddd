export { RelatedStories, type RelatedStoriesProps } from './RelatedStories.tsx';
export { relatedStoriesBlock } from './RelatedStories.block.ts';
