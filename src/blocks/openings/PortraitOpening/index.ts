export { PortraitOpening } from './PortraitOpening.tsx';
export { portraitOpeningBlock } from './PortraitOpening.block.ts';
