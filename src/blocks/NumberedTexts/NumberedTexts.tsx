import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { NumberedTextsRoot } from './NumberedTexts.styles.ts';

/** Stories to be read, not seen: words only, each under a large numeral. @see 002 §1 */
export function NumberedTexts({ title, url, teasers }: StoriesProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  return (
    <NumberedTextsRoot aria-labelledby={title ? id : undefined}>
      {title && (
        <SectionHeader
          title={title}
          headingId={id}
          href={url || undefined}
          more={url ? 'Ver todos' : undefined}
        />
      )}
      <ol className="texts" role="list">
        {teasers.map((teaser, index) => (
          <li key={teaser.id}>
            <StoryCard
              teaser={teaser}
              level={title ? 3 : 2}
              layout="text"
              scale="m"
              kicker="none"
              rank={index + 1}
              byline
            />
          </li>
        ))}
      </ol>
    </NumberedTextsRoot>
  );
}
