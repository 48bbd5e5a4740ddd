import type { Block } from 'rotativa/blocks';
import { latestGalleriesBlock, relatedGalleriesBlock } from 'rotativa/blocks/GalleryCards';
import { latestBoxBlock } from 'rotativa/blocks/LatestBox';
import { mostReadBoxBlock } from 'rotativa/blocks/MostReadBox';
import { relatedStoriesBlock } from 'rotativa/blocks/RelatedStories';
import { articleBlock } from '../views/Article.block.ts';
import { sideAdBlock } from '../views/SideAd.block.ts';
import { updatesBlock } from '../views/Updates.block.ts';

/** What article pages are made of. */
export const ARTICLE_BLOCKS: readonly Block[] = [
  articleBlock,
  latestBoxBlock,
  latestGalleriesBlock,
  mostReadBoxBlock,
  relatedGalleriesBlock,
  relatedStoriesBlock,
  sideAdBlock,
  updatesBlock,
];
