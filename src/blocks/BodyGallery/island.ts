import { defineIsland } from '../../islands/define-island.ts';
import type { BodyGalleryProps } from './BodyGallery.tsx';

/** The gallery wakes when a reader reaches for it; until then its row scrolls by itself. */
export const bodyGalleryIsland = defineIsland<BodyGalleryProps>({
  name: 'body-gallery',
  when: 'intent',
  load: () => import('./BodyGallery.tsx'),
});
