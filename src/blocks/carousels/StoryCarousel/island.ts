'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { StorySlidesProps } from './StorySlides.tsx';

/** A row of stories. Until it hydrates it scrolls and snaps natively. */
export const storyCarouselIsland = defineIsland<StorySlidesProps>({
  name: 'story-carousel',
  when: 'visible',
  load: () => import('./StorySlides.tsx'),
  shown: ['teasers'],
});
