import { z } from 'zod';
import { phoneSetting } from '../../shared/phone/setting.ts';
import { storyBlock } from '../../shared/story-block/story-block.ts';
import { OpinionStrip } from './OpinionStrip.tsx';

export { authorColumnsBlock, otherColumnsBlock } from './under-article.ts';

/** @see B6 */
export const opinionStripBlock = storyBlock({
  name: 'opinion-strip',
  label: 'Columnistas',
  category: 'lists',
  feedSize: 6,
  pictures: false,
  signed: true,
  rules: { image: false },
  settings: {
    direction: z
      .enum(['row', 'column'])
      .default('row')
      .meta({ title: 'Dirección', options: { row: 'En una fila', column: 'En una columna' } }),
    variant: z
      .enum(['rule', 'tab'])
      .default('rule')
      .meta({ title: 'Forma del título', options: { rule: 'Con una línea', tab: 'Como pestaña' } }),
    standfirst: z.boolean().default(false).meta({
      title: 'Con entradilla',
      description: 'El comienzo de cada columna, debajo de su título.',
    }),
    lead: z.boolean().default(false).meta({
      title: 'La primera, grande',
      description: 'Abre la fila con un retrato grande. Solo en una fila, no en una columna.',
    }),
    phone: phoneSetting,
  },
  view: OpinionStrip,
});
