import { z } from 'zod';
import { storyBlock } from '../story-block/story-block.ts';
import { MostRead } from './MostRead.tsx';

/** @see N7 */
export const mostReadBlock = storyBlock({
  name: 'most-read',
  label: 'Lo más leído',
  feedSize: 5,
  turn: 'rest',
  pictures: false,
  rules: { image: false },
  settings: {
    direction: z.enum(['row', 'column']).default('row').meta({ title: 'Dirección' }),
    variant: z.enum(['rule', 'tab']).default('rule').meta({ title: 'Forma del título' }),
  },
  view: MostRead,
});
