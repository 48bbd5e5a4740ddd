import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { PortraitRowRoot } from './PortraitRow.styles.ts';

export interface PortraitRowProps extends StoriesProps {
  align?: 'center' | 'start';
}

/** Portraits side by side with their captions under them. @see 002 §1 */
export function PortraitRow({ title, url, teasers, align = 'center' }: PortraitRowProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  return (
    <PortraitRowRoot
      aria-labelledby={title ? id : undefined}
      data-count={Math.min(teasers.length, 4)}
      data-align={align}
    >
      {title && <SectionHeader title={title} headingId={id} href={url || undefined} />}
      <ul className="row" role="list">
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <StoryCard
              teaser={teaser}
              level={title ? 3 : 2}
              scale="s"
              ratio="portrait"
              sizes={{ sm: '68vw', md: '33vw', lg: '400px' }}
            />
          </li>
        ))}
      </ul>
    </PortraitRowRoot>
  );
}
