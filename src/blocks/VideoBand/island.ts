import { defineIsland, type IslandDefinition } from '../../islands/define-island.ts';
import type { VideoBandCarouselProps } from './VideoBandCarousel.tsx';

/** The band's carousel; before it wakes its row scrolls by itself. */
export const videoBandIsland: IslandDefinition<VideoBandCarouselProps> = defineIsland<VideoBandCarouselProps>(
  {
    name: 'video-band',
    when: 'visible',
    load: () => import('./VideoBandCarousel.tsx'),
  },
);
