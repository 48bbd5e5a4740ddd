export { HelpTopics, type HelpTopicCard, type HelpTopicsProps } from './HelpTopics.tsx';
export type { HelpIcon } from './icons.ts';
