export { Mosaic } from './Mosaic.tsx';
export { mosaicBlock } from './Mosaic.block.ts';
