export { PageEmbed, type PageEmbedProps } from './PageEmbed.tsx';
export { embedBlock, rawHtmlBlock } from './PageEmbed.block.ts';
