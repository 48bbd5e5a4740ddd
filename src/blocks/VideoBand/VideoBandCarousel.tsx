'use client';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../teaser/teaser.ts';

export interface VideoBandCarouselProps {
  label: string;
  teasers: readonly Teaser[];
}

/** The row of videos that goes sideways. */
export default function VideoBandCarousel({ label, teasers }: VideoBandCarouselProps) {
  return (
    <Carousel label={label} perView={teasers.length > 3 ? 4 : 3} pagination="none">
      {teasers.map((teaser) => (
        <StoryCard
          key={teaser.id}
          teaser={teaser}
          scale="s"
          ratio="16:9"
          sizes={{ sm: '80vw', md: '45vw', xl: '300px' }}
        />
      ))}
    </Carousel>
  );
}
