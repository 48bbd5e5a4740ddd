export { StoryList, type StoryListProps } from './StoryList.tsx';
export type { FoundWords } from './found.tsx';
