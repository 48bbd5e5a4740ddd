import { Island } from '../../../islands/Island.tsx';
import type { OpeningProps } from '../../shared/story-block/story-block.ts';
import { styleable } from '../../../styling/styleable.ts';
import { HeroCarouselRoot } from './HeroCarousel.styles.ts';
import { heroCarouselIsland } from './island.ts';
import { opening } from '../../../messages/blocks.ts';

/** The opening of a front: full-screen stories in a looping carousel. @see B5 */
export const HeroCarousel = styleable<OpeningProps<'div'>>(
  HeroCarouselRoot,
  function HeroCarousel({ title, url, teasers, ...rest }) {
    if (teasers.length === 0) return null;
    return (
      <HeroCarouselRoot data-bleed="both" data-mode="dark" {...rest}>
        <Island definition={heroCarouselIsland} props={{ label: title || opening.label, teasers }} />
      </HeroCarouselRoot>
    );
  },
);
