import { createElement } from 'react';
import { z } from 'zod';
import { sectionIcon } from '../../shared/section-icons/section-icon.tsx';
import { sectionIconSetting } from '../../shared/section-icons/setting.ts';
import { storyBlock } from '../../shared/story-block/story-block.ts';
import { StoryGrid } from './StoryGrid.tsx';

export { latestGalleriesBlock, relatedGalleriesBlock, relatedStoriesBlock } from './under-article.ts';

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
  view: ({ icon, ...props }) => createElement(StoryGrid, { ...props, icon: sectionIcon(icon) }),
});

export const portraitRowBlock = storyBlock({
  name: 'portrait-row',
  label: 'Fila de retratos',
  feedSize: 3,
  settings: { align: z.enum(['center', 'start']).default('center').meta({ title: 'Alineación' }) },
  view: (props) => createElement(StoryGrid, { ...props, look: 'portraits' }),
});
