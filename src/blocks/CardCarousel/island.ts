import { defineIsland } from '../../islands/define-island.ts';
import type { StoryCarouselProps } from './StoryCarousel.tsx';

/** A row of cards; until it is ready it scrolls and snaps by itself. */
export const storyCarouselIsland = defineIsland<StoryCarouselProps>({
  name: 'story-carousel',
  when: 'visible',
  load: () => import('./StoryCarousel.tsx'),
});
