export { OpinionStrip, type OpinionStripProps } from './OpinionStrip.tsx';
export { authorColumnsBlock, opinionStripBlock, otherColumnsBlock } from './OpinionStrip.block.ts';
