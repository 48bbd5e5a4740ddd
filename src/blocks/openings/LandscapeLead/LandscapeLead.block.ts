import { storyBlock } from '../../shared/story-block/story-block.ts';
import { LandscapeLead } from './LandscapeLead.tsx';

/** The first story of a collection or a section on its landscape picture, with the next two beside it. */
export const landscapeLeadBlock = storyBlock({
  name: 'landscape-lead',
  label: 'Apertura con paisaje',
  category: 'openings',
  feedSize: 3,
  view: LandscapeLead,
});
