import { Island } from '../../islands/Island.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { HeroCarouselRoot } from './HeroCarousel.styles.ts';
import { heroCarouselIsland } from './island.ts';

/** The opening of a front: stories one after another over the whole window, in a loop. @see B5 002 §2 'Hero carousel' */
export function HeroCarousel({ title, teasers }: Omit<StoriesProps, 'url'>) {
  if (teasers.length === 0) return null;
  return (
    <HeroCarouselRoot data-bleed="both" data-mode="dark">
      <Island of={heroCarouselIsland} props={{ label: title || 'Portada', teasers }} />
    </HeroCarouselRoot>
  );
}
