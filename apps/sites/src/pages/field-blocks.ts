import type { Block } from 'rotativa/blocks';
import { cardGridBlock } from 'rotativa/blocks/CardGrid';
import { editionShelfBlock } from 'rotativa/blocks/EditionShelf';
import { eventPanelBlock } from 'rotativa/blocks/EventPanel';
import { eventTableBlock } from 'rotativa/blocks/EventTable';
import { galleryStripBlock } from 'rotativa/blocks/GalleryStrip';
import { landscapeLeadBlock } from 'rotativa/blocks/LandscapeLead';
import { priceListBlock } from 'rotativa/blocks/PriceList';
import { speakerRowBlock } from 'rotativa/blocks/SpeakerRow';
import { videoGridBlock } from 'rotativa/blocks/VideoGrid';
import { forumsHeaderBlock } from '../views/ForumsHeader.block.ts';
import { ruralHeaderBlock } from '../views/RuralHeader.block.ts';

/** What the fronts of the forums and of the rural weekly are made of. */
export const FIELD_BLOCKS: readonly Block[] = [
  cardGridBlock,
  editionShelfBlock,
  eventPanelBlock,
  eventTableBlock,
  forumsHeaderBlock,
  galleryStripBlock,
  landscapeLeadBlock,
  priceListBlock,
  ruralHeaderBlock,
  speakerRowBlock,
  videoGridBlock,
];
