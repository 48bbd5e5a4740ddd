import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { Island } from '../../islands/Island.tsx';
import { storyCarouselIsland } from '../CardCarousel/island.ts';
import type { StoriesProps } from '../story-block/story-block.ts';
import { VideoCarouselRoot } from './VideoCarousel.styles.ts';

/** Videos in a dark band, each with its duration. @see B6 002 §9 */
export function VideoCarousel({ title, url, teasers }: StoriesProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  return (
    <VideoCarouselRoot data-bleed="both" data-mode="dark">
      {title && (
        <SectionHeader
          title={title}
          headingId={id}
          href={url || undefined}
          more={url ? 'Ver todos' : undefined}
        />
      )}
      <Island
        of={storyCarouselIsland}
        props={{
          label: title || 'Videos',
          teasers,
          perView: teasers.length > 2 ? 3 : 2,
          ratio: '16:9',
          scale: 's',
          level: title ? 3 : 2,
        }}
      />
    </VideoCarouselRoot>
  );
}
