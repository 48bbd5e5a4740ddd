import { createElement } from 'react';
import { z } from 'zod';
import { sectionIconSetting } from '../../shared/section-icons/setting.ts';
import { storyBlock } from '../../shared/story-block/story-block.ts';
import { VideoGrid } from './VideoGrid.tsx';

/** Videos of a section. */
export const videoGridBlock = storyBlock({
  name: 'video-grid',
  label: 'Videos',
  category: 'lists',
  feedSize: 3,
  priority: 'scarce',
  settings: {
    icon: sectionIconSetting,
    look: z
      .enum(['grid', 'stage'])
      .default('grid')
      .meta({
        title: 'Aspecto',
        options: { grid: 'Cuadrícula', stage: 'El primero grande, con los demás al lado' },
      }),
  },
  view: ({ look, ...props }) => createElement(VideoGrid, { ...props, preset: look }),
});
