import { z } from 'zod';
import { sectionIconSetting } from '../section-icons/setting.ts';
import { storyBlock } from '../story-block/story-block.ts';
import { CardGrid } from './CardGrid.tsx';

/** A section's stories as cards: one large and four, or three alike. */
export const cardGridBlock = storyBlock({
  name: 'card-grid',
  label: 'Tarjetas de una sección',
  feedSize: 5,
  settings: {
    icon: sectionIconSetting,
    look: z.enum(['soft', 'ruled']).default('soft').meta({ title: 'Aspecto' }),
    first: z.enum(['start', 'end', 'even']).default('start').meta({ title: 'Tarjeta grande' }),
  },
  rules: { image: false, withoutEditions: true },
  view: CardGrid,
});
