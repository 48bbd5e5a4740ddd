import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { Island } from '../../islands/Island.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { CardCarouselRoot } from './CardCarousel.styles.ts';
import { storyCarouselIsland } from './island.ts';

/** Upright cards of one theme in a row that goes on past the edge. @see B6 002 §9 */
export function CardCarousel({ title, url, teasers }: StoriesProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  return (
    <CardCarouselRoot data-bleed="end">
      {title && (
        <div className="head">
          <SectionHeader
            title={title}
            headingId={id}
            href={url || undefined}
            more={url ? 'Ver todo' : undefined}
          />
        </div>
      )}
      <Island
        of={storyCarouselIsland}
        props={{
          label: title || 'Notas',
          teasers,
          perView: teasers.length <= 3 ? 3 : 4,
          ratio: 'card',
          scale: 's',
          level: title ? 3 : 2,
        }}
      />
    </CardCarouselRoot>
  );
}
