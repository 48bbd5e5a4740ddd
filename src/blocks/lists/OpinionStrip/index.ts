export { OpinionStrip, type OpinionStripProps } from './OpinionStrip.tsx';
export { opinionStripBlock } from './OpinionStrip.block.ts';
