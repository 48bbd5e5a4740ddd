'use client';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import type { ImageRatio } from '../../components/Image/Image.tsx';
import type { Teaser } from '../teaser/teaser.ts';
import { StoryCard } from '../StoryCard/StoryCard.tsx';

export interface StoryCarouselProps {
  label: string;
  teasers: readonly Teaser[];
  perView: 2 | 3 | 4 | 5;
  ratio: ImageRatio;
  scale: 's' | 'xs';
  level: 2 | 3;
}

/** Stories in a row to go through: the island that the carousels of cards share. @see B6 */
export default function StoryCarousel({ label, teasers, perView, ratio, scale, level }: StoryCarouselProps) {
  return (
    <Carousel label={label} perView={perView} pagination="none">
      {teasers.map((teaser) => (
        <StoryCard
          key={teaser.id}
          teaser={teaser}
          level={level}
          scale={scale}
          ratio={ratio}
          sizes={{ sm: '64vw', md: '40vw', lg: '320px' }}
        />
      ))}
    </Carousel>
  );
}
