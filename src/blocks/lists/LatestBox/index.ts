export { LatestBox, type LatestBoxProps } from './LatestBox.tsx';
export { latestBoxBlock } from './LatestBox.block.ts';
