import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { SectionRowRoot } from './SectionRow.styles.ts';

export interface SectionRowProps extends StoriesProps {
  /**
   * `lead` sets the first story over three columns, its words beside its picture, and the others as a column of
   * words; `lead-end` the same from the other side; `even` gives each story a column.
   */
  arrangement: 'lead' | 'lead-end' | 'even';
  /** Of the even arrangement, in a wide place. */
  columns: 3 | 4;
}

const SIZES = { sm: '100vw', md: '50vw', lg: '24vw', xl: '300px' };
const LEAD_SIZES = { sm: '100vw', lg: '50vw', xl: '612px' };

/** A section of the site in a row under its name. @see B7 */
export function SectionRow({ title, url, teasers, arrangement, columns }: SectionRowProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  const level = title ? 3 : 2;
  const isLead = arrangement !== 'even';
  const pictured = isLead ? teasers.slice(0, 1) : teasers;
  const texts = isLead ? teasers.slice(1) : [];
  return (
    <SectionRowRoot
      aria-labelledby={title ? id : undefined}
      data-arrangement={arrangement}
      data-columns={isLead ? undefined : columns}
    >
      {title && (
        <SectionHeader
          title={title}
          headingId={id}
          href={url || undefined}
          more={url ? 'Ver más' : undefined}
        />
      )}
      <ul className="stories" role="list">
        {pictured.map((teaser) => (
          <li key={teaser.id}>
            <StoryCard
              teaser={teaser}
              level={level}
              layout={isLead && teaser.picture ? 'side' : 'stacked'}
              scale={isLead ? 'm' : 's'}
              sizes={isLead ? LEAD_SIZES : SIZES}
              standfirst={isLead}
              byline={isLead}
            />
          </li>
        ))}
        {texts.length > 0 && (
          <li className="texts">
            {texts.map((teaser) => (
              <StoryCard key={teaser.id} teaser={teaser} level={level} layout="text" scale="s" />
            ))}
          </li>
        )}
      </ul>
    </SectionRowRoot>
  );
}
