import { createElement } from 'react';
import { z } from 'zod';
import { phoneSettingWithRows } from '../../shared/phone/setting.ts';
import { storyBlock } from '../../shared/story-block/story-block.ts';
import { StoryGrid } from '../StoryGrid/StoryGrid.tsx';
import { SectionRow } from './SectionRow.tsx';

/** A large story with a text-only column beside it, or a `StoryGrid` of equal stories. @see B7 */
export const sectionRowBlock = storyBlock({
  name: 'section-row',
  label: 'Fila de una sección',
  category: 'lists',
  feedSize: 4,
  rules: { withoutEditions: true },
  settings: {
    arrangement: z
      .enum(['lead', 'lead-end', 'even'])
      .default('even')
      .meta({
        title: 'Composición',
        options: {
          lead: 'La primera nota grande, a la izquierda',
          'lead-end': 'La primera nota grande, a la derecha',
          even: 'Todas iguales',
        },
      }),
    columns: z
      .union([z.literal(3), z.literal(4)])
      .default(4)
      .meta({ title: 'Columnas' }),
    phone: phoneSettingWithRows,
  },
  view: ({ arrangement, columns, ...props }) =>
    arrangement === 'even'
      ? createElement(StoryGrid, { ...props, preset: columns === 3 ? 'thirds' : 'quarters' })
      : createElement(SectionRow, { ...props, arrangement }),
});
