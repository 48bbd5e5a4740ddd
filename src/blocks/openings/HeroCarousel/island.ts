'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { HeroSlidesProps } from './HeroSlides.tsx';

export const heroCarouselIsland = defineIsland<HeroSlidesProps>({
  name: 'hero-carousel',
  when: 'intent',
  load: () => import('./HeroSlides.tsx'),
  shown: ['teasers'],
});
