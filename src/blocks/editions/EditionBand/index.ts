export { EditionBand, type EditionBandProps } from './EditionBand.tsx';
export { editionBandBlock } from './EditionBand.block.ts';
