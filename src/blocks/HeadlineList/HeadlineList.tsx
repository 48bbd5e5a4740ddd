import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { HeadlineListRoot } from './HeadlineList.styles.ts';

export interface HeadlineListProps extends StoriesProps {
  /** Says when each was published, before its headline. */
  times: boolean;
  variant: 'rule' | 'tab';
}

/** Stories as headlines under one another, without pictures: the latest, with their times. @see B7 */
export function HeadlineList({ title, url, teasers, times, variant }: HeadlineListProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  return (
    <HeadlineListRoot aria-labelledby={title ? id : undefined}>
      {title && <SectionHeader title={title} headingId={id} href={url || undefined} variant={variant} />}
      <ol className="stories" role="list" data-times={times || undefined}>
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <StoryCard
              teaser={teaser}
              level={title ? 3 : 2}
              layout="text"
              scale="xs"
              time={times}
              kicker={times ? 'none' : 'section'}
            />
          </li>
        ))}
      </ol>
    </HeadlineListRoot>
  );
}
