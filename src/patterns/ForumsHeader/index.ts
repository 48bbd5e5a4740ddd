export { ForumsHeader, type AnnouncedEvent, type ForumsHeaderProps } from './ForumsHeader.tsx';
export { forumsHeaderProps } from './header-props.ts';
export { headerIslands } from '../header-parts/islands.ts';
