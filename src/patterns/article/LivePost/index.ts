export { LivePost, type LivePostProps } from './LivePost.tsx';
