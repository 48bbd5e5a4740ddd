export { BodyRelatedStory, type BodyRelatedStoryProps } from './BodyRelatedStory.tsx';
