export { PageEmbed, type FrameHeights, type PageEmbedProps } from './PageEmbed.tsx';
export { embedBlock, rawHtmlBlock } from './PageEmbed.block.ts';
