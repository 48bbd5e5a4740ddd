import { createElement } from 'react';
import { z } from 'zod';
import { candidates } from '../../../messages/blocks.ts';
import { phoneSetting } from '../../shared/phone/setting.ts';
import { sectionIcon } from '../../shared/section-icons/section-icon.tsx';
import { sectionIconSetting } from '../../shared/section-icons/setting.ts';
import { storyBlock } from '../../shared/story-block/story-block.ts';
import { StoryGrid } from './StoryGrid.tsx';

export { latestGalleriesBlock, relatedGalleriesBlock } from './under-article.ts';

/** A section's stories as cards: one large and four, or three alike. */
export const cardGridBlock = storyBlock({
  name: 'card-grid',
  label: 'Tarjetas de una sección',
  category: 'lists',
  feedSize: 5,
  settings: {
    icon: sectionIconSetting,
    look: z
      .enum(['soft', 'ruled'])
      .default('soft')
      .meta({ title: 'Aspecto', options: { soft: 'Con fondo suave', ruled: 'Con líneas' } }),
    first: z
      .enum(['start', 'end', 'even'])
      .default('start')
      .meta({ title: 'Tarjeta grande', options: { start: 'Al comienzo', end: 'Al final', even: 'Ninguna' } }),
    phone: phoneSetting,
  },
  rules: { image: false, withoutEditions: true },
  view: ({ icon, look, ...props }) =>
    createElement(StoryGrid, { ...props, preset: look, icon: sectionIcon(icon) }),
});

/** Stories in a row, with upright pictures. */
export const portraitRowBlock = storyBlock({
  name: 'portrait-row',
  label: 'Fila de retratos',
  category: 'lists',
  feedSize: 3,
  settings: {
    align: z
      .enum(['center', 'start'])
      .default('center')
      .meta({ title: 'Alineación', options: { center: 'Al centro', start: 'A la izquierda' } }),
  },
  view: (props) => createElement(StoryGrid, { ...props, preset: 'portraits' }),
});

/** The word of the heading for each race. */
const RACES = { gobernaciones: 'governors', 'otras-ciudades': 'mayors', todas: 'all' } as const;

/** Portraits of candidates under the heading of their race. @see B17 */
export const candidatesBlock = storyBlock({
  name: 'candidates',
  label: 'Candidatos',
  category: 'lists',
  feedSize: 8,
  // Before the list of their page, which has them too.
  priority: 'picked',
  settings: {
    race: z
      .enum(['gobernaciones', 'otras-ciudades', 'todas'])
      .default('todas')
      .meta({
        title: 'Elección',
        description: 'Da el título, si no hay otro.',
        options: { gobernaciones: 'Gobernaciones', 'otras-ciudades': 'Otras ciudades', todas: 'Todas' },
      }),
  },
  view: ({ race, title, ...props }) =>
    createElement(StoryGrid, {
      ...props,
      title: title || candidates[RACES[race]],
      preset: 'portraits',
      align: 'start',
    }),
});
