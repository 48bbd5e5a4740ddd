export { QuoteBand, type QuoteBandProps } from './QuoteBand.tsx';
export { quoteBandBlock } from './QuoteBand.block.ts';
