'use client';
import { Carousel } from '../../../components/Carousel/Carousel.tsx';
import { useSentContent } from '../../../islands/sent-content.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { StoryCard } from '../../lists/StoryCard/StoryCard.tsx';
import { presetOf, type CarouselPreset } from './presets.ts';

export interface StorySlidesProps {
  label: string;
  /** Absent in the browser, which keeps the server's cards. */
  teasers?: readonly Teaser[] | undefined;
  preset: CarouselPreset;
  level: 2 | 3;
}

/** Width of a picture by the number of visible slides. */
const SIZES = {
  2: { sm: '84vw', 520: '48vw', xl: '612px' },
  3: { sm: '84vw', 520: '48vw', 800: '33vw', xl: 'min(33vw, 410px)' },
  4: { sm: '62vw', 520: '38vw', 800: '33vw', xl: 'min(33vw, 400px)' },
};

/** The island of all presets: the stories as slides of a carousel. */
export default function StorySlides({ label, teasers = [], preset, level }: StorySlidesProps) {
  const { perView, ratio, card } = presetOf(preset);
  const sent = useSentContent('.slide');
  const { length } = sent ?? teasers;
  const inSight = (length < perView ? perView - 1 : perView) as 2 | 3 | 4;
  return (
    <Carousel label={label} perView={inSight} pagination="none" spacing="screen" sent={sent}>
      {teasers.map((teaser) => (
        <StoryCard
          key={teaser.id}
          teaser={teaser}
          level={level}
          scale="s"
          ratio={ratio}
          sizes={SIZES[inSight]}
          {...card}
        />
      ))}
    </Carousel>
  );
}
