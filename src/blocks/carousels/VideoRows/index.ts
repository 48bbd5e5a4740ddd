export { VideoRows, type VideoRowsProps } from './VideoRows.tsx';
export { videoRowsBlock } from './VideoRows.block.ts';
