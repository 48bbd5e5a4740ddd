import { storyBlock } from '../../shared/story-block/story-block.ts';
import { PortraitOpening } from './PortraitOpening.tsx';

/** The first story of a front, with an upright picture. */
export const portraitOpeningBlock = storyBlock({
  name: 'portrait-opening',
  label: 'Apertura con retrato',
  category: 'openings',
  feedSize: 1,
  ratio: '4:5',
  view: PortraitOpening,
});
