export { VideoGrid, type VideoGridProps } from './VideoGrid.tsx';
export { videoGridBlock } from './VideoGrid.block.ts';
