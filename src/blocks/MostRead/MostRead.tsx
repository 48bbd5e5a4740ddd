import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { MostReadRoot } from './MostRead.styles.ts';

export interface MostReadProps extends StoriesProps {
  /** `row` spreads the ranks over the page, `column` keeps them in a side column. */
  direction: 'row' | 'column';
  variant: 'rule' | 'tab';
}

/** What readers read most, by rank in the brand's large numerals. @see N7 B7 */
export function MostRead({ title, url, teasers, direction, variant }: MostReadProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  return (
    <MostReadRoot data-direction={direction} aria-labelledby={title ? id : undefined}>
      {title && <SectionHeader title={title} headingId={id} href={url || undefined} variant={variant} />}
      <ol className="ranks" role="list">
        {teasers.map((teaser, index) => (
          <li key={teaser.id}>
            <StoryCard
              teaser={teaser}
              level={title ? 3 : 2}
              layout="text"
              scale={direction === 'row' ? 's' : 'xs'}
              kicker={direction === 'row' ? 'section' : 'none'}
              rank={index + 1}
            />
          </li>
        ))}
      </ol>
    </MostReadRoot>
  );
}
