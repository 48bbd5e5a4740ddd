import { defineIsland } from '../../islands/define-island.ts';
import type { HeroSlidesProps } from './HeroSlides.tsx';

export const heroCarouselIsland = defineIsland<HeroSlidesProps>({
  name: 'hero-carousel',
  when: 'idle',
  load: () => import('./HeroSlides.tsx'),
});
