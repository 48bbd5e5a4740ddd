import { z } from 'zod';
import { storyBlock } from '../story-block/story-block.ts';
import { HeadlineList } from './HeadlineList.tsx';

/** @see B7 */
export const headlineListBlock = storyBlock({
  name: 'headline-list',
  label: 'Lista de titulares',
  feedSize: 8,
  turn: 'rest',
  pictures: false,
  rules: { image: false, withoutEditions: true },
  settings: {
    times: z.boolean().default(true).meta({ title: 'Mostrar la hora' }),
    variant: z.enum(['rule', 'tab']).default('rule').meta({ title: 'Forma del título' }),
  },
  view: HeadlineList,
});
