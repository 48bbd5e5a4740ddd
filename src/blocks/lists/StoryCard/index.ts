export { StoryCard, type ShownTeaser, type StoryCardProps } from './StoryCard.tsx';
