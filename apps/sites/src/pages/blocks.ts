import type { Block } from 'rotativa/blocks';
import { ARTICLE_BLOCKS } from './article-blocks.ts';
import { FIELD_BLOCKS } from './field-blocks.ts';
import { MAGAZINE_BLOCKS } from './magazine-blocks.ts';
import { NEWS_BLOCKS } from './news-blocks.ts';
import { infoBlock } from '../views/Info.block.ts';
import { noticeBlock } from '../views/Notice.block.ts';
import { pageHeadBlock } from '../views/PageHead.block.ts';
import { pageListBlock } from '../views/PageList.block.ts';
import { siteFooterBlock } from '../views/SiteFooter.block.ts';

/** Every block that a page document may name. */
export const BLOCKS: ReadonlyMap<string, Block> = new Map(
  [
    ...ARTICLE_BLOCKS,
    ...FIELD_BLOCKS,
    ...MAGAZINE_BLOCKS,
    ...NEWS_BLOCKS,
    infoBlock,
    noticeBlock,
    pageHeadBlock,
    pageListBlock,
    siteFooterBlock,
  ].map((block) => [block.name, block]),
);
