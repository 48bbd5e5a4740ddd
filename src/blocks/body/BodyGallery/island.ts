'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { BodyGalleryProps } from './BodyGallery.tsx';

/** The gallery hydrates on intent. Until then its row scrolls. */
export const bodyGalleryIsland = defineIsland<BodyGalleryProps>({
  name: 'body-gallery',
  when: 'intent',
  load: () => import('./BodyGallery.tsx'),
});
