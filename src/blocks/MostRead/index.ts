export { MostRead, type MostReadProps } from './MostRead.tsx';
export { mostReadBlock } from './MostRead.block.ts';
