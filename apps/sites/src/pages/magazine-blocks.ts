import type { Block } from 'rotativa/blocks';
import { cardCarouselBlock } from 'rotativa/blocks/CardCarousel';
import { heroCarouselBlock } from 'rotativa/blocks/HeroCarousel';
import { mosaicBlock } from 'rotativa/blocks/Mosaic';
import { numberedTextsBlock } from 'rotativa/blocks/NumberedTexts';
import { portraitOpeningBlock } from 'rotativa/blocks/PortraitOpening';
import { portraitRowBlock } from 'rotativa/blocks/PortraitRow';
import { quoteBandBlock } from 'rotativa/blocks/QuoteBand';
import { storyPairBlock } from 'rotativa/blocks/StoryPair';
import { videoCarouselBlock } from 'rotativa/blocks/VideoCarousel';
import {
  ageGateBlock,
  magazineFooterBlock,
  menHeaderBlock,
  womenHeaderBlock,
} from '../views/MagazineFrame.block.ts';

/** What the magazines' pages are made of. */
export const MAGAZINE_BLOCKS: readonly Block[] = [
  ageGateBlock,
  cardCarouselBlock,
  heroCarouselBlock,
  magazineFooterBlock,
  menHeaderBlock,
  mosaicBlock,
  numberedTextsBlock,
  portraitOpeningBlock,
  portraitRowBlock,
  quoteBandBlock,
  storyPairBlock,
  videoCarouselBlock,
  womenHeaderBlock,
];
