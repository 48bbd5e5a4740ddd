import { storyBlock } from '../../shared/story-block/story-block.ts';
import { Mosaic } from './Mosaic.tsx';

/** Five stories in adjoining fields of different sizes. */
export const mosaicBlock = storyBlock({
  name: 'mosaic',
  label: 'Mosaico de notas',
  category: 'openings',
  feedSize: 5,
  view: Mosaic,
});
