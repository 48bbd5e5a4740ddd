import { createElement } from 'react';
import { z } from 'zod';
import { storyBlock } from '../../shared/story-block/story-block.ts';
import { StoryTexts } from './StoryTexts.tsx';

const variant = z
  .enum(['rule', 'tab'])
  .default('rule')
  .meta({ title: 'Forma del título', options: { rule: 'Con una línea', tab: 'Como pestaña' } });

/** @see N7 */
export const mostReadBlock = storyBlock({
  name: 'most-read',
  label: 'Lo más leído',
  category: 'lists',
  feedSize: 5,
  repeats: true,
  pictures: false,
  rules: { image: false },
  settings: {
    direction: z
      .enum(['row', 'column'])
      .default('row')
      .meta({ title: 'Dirección', options: { row: 'En una fila', column: 'En una columna' } }),
    variant,
  },
  view: ({ direction, ...props }) => createElement(StoryTexts, { ...props, preset: `ranked-${direction}` }),
});

/** @see B7 */
export const headlineListBlock = storyBlock({
  name: 'headline-list',
  label: 'Lista de titulares',
  category: 'lists',
  feedSize: 8,
  latest: true,
  priority: 'rest',
  pictures: false,
  rules: { image: false, withoutEditions: true },
  settings: {
    times: z.boolean().default(true).meta({ title: 'Mostrar la hora' }),
    variant,
  },
  view: ({ times, ...props }) =>
    createElement(StoryTexts, { ...props, preset: times ? 'timed' : 'sections' }),
});

/** Headlines with their rank. */
export const numberedTextsBlock = storyBlock({
  name: 'numbered-texts',
  label: 'Textos numerados',
  category: 'lists',
  feedSize: 6,
  pictures: false,
  rules: { image: false },
  view: (props) => createElement(StoryTexts, { ...props, preset: 'numbered' }),
});
