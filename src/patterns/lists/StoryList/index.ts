export { StoryList, type StoryListProps } from './StoryList.tsx';
