import { z } from 'zod';
import { storyBlock } from '../story-block/story-block.ts';
import { SectionRow } from './SectionRow.tsx';

/** @see B7 */
export const sectionRowBlock = storyBlock({
  name: 'section-row',
  label: 'Fila de una sección',
  feedSize: 4,
  rules: { withoutEditions: true },
  settings: {
    arrangement: z.enum(['lead', 'lead-end', 'even']).default('even').meta({
      title: 'Composición',
      description: '«lead»: la primera nota, grande; «lead-end»: al otro lado.',
    }),
    columns: z
      .union([z.literal(3), z.literal(4)])
      .default(4)
      .meta({ title: 'Columnas' }),
  },
  view: SectionRow,
});
