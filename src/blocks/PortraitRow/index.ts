export { PortraitRow } from './PortraitRow.tsx';
export { portraitRowBlock } from './PortraitRow.block.ts';
