import { z } from 'zod';
import { storyBlock } from '../story-block/story-block.ts';
import { PortraitRow } from './PortraitRow.tsx';

export const portraitRowBlock = storyBlock({
  name: 'portrait-row',
  label: 'Fila de retratos',
  feedSize: 3,
  settings: { align: z.enum(['center', 'start']).default('center').meta({ title: 'Alineación' }) },
  view: PortraitRow,
});
