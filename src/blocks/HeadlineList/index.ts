export { HeadlineList, type HeadlineListProps } from './HeadlineList.tsx';
export { headlineListBlock } from './HeadlineList.block.ts';
