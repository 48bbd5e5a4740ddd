import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../teaser/teaser.ts';
import { RelatedStoriesRoot } from './RelatedStories.styles.ts';

export interface RelatedStoriesProps {
  title: string;
  teasers: readonly Teaser[];
}

/** What to read after an article: cards over the whole width. @see N14 */
export function RelatedStories({ title, teasers }: RelatedStoriesProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  return (
    <RelatedStoriesRoot data-count={teasers.length} aria-labelledby={id}>
      <SectionHeader title={title} headingId={id} />
      <ul role="list">
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <StoryCard teaser={teaser} scale="xs" sizes={{ sm: '100vw', md: '50vw', xl: '300px' }} time />
          </li>
        ))}
      </ul>
    </RelatedStoriesRoot>
  );
}
