import type { Block } from 'rotativa/blocks';
import { editionBandBlock } from 'rotativa/blocks/EditionBand';
import { headlineListBlock } from 'rotativa/blocks/HeadlineList';
import { leadPackageBlock } from 'rotativa/blocks/LeadPackage';
import { moduleGridBlock } from 'rotativa/blocks/ModuleGrid';
import { mostReadBlock } from 'rotativa/blocks/MostRead';
import { opinionStripBlock } from 'rotativa/blocks/OpinionStrip';
import { sectionRowBlock } from 'rotativa/blocks/SectionRow';
import { serviceColumnBlock } from 'rotativa/blocks/ServiceColumn';
import { videoBandBlock } from 'rotativa/blocks/VideoBand';
import { dailyHeaderBlock } from '../views/DailyHeader.block.ts';
import { weeklyHeaderBlock } from '../views/WeeklyHeader.block.ts';

/** What the fronts of the weekly and the daily are made of. */
export const NEWS_BLOCKS: readonly Block[] = [
  dailyHeaderBlock,
  editionBandBlock,
  headlineListBlock,
  leadPackageBlock,
  moduleGridBlock,
  mostReadBlock,
  opinionStripBlock,
  sectionRowBlock,
  serviceColumnBlock,
  videoBandBlock,
  weeklyHeaderBlock,
];
