'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { BodyGalleryProps } from './BodyGallery.tsx';

/** The gallery hydrates when it comes into view, where it advances. Until then its row scrolls. */
export const bodyGalleryIsland = defineIsland<BodyGalleryProps>({
  name: 'body-gallery',
  when: 'visible',
  load: () => import('./BodyGallery.tsx'),
});

/** A photo essay does not move, so its viewer loads on intent. */
export const photoEssayIsland: typeof bodyGalleryIsland = { ...bodyGalleryIsland, when: 'intent' };
