export { VideoBand, type VideoBandProps } from './VideoBand.tsx';
export { videoBandBlock } from './VideoBand.block.ts';
export { videoBandIsland } from './island.ts';
