export { ForumsHeader, type AnnouncedEvent, type ForumsHeaderProps } from './ForumsHeader.tsx';
