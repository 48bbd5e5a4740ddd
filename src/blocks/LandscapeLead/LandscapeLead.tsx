import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { LandscapeLeadRoot } from './LandscapeLead.styles.ts';

/** How many stories stand beside the panel. */
const BESIDE = 2;

/** A wide landscape whose headline stands in a panel over its corner, and two stories where the panel leaves room. @see B7 */
export function LandscapeLead({ title, teasers }: StoriesProps) {
  const [lead, ...rest] = teasers;
  if (!lead) return null;
  const beside = rest.slice(0, BESIDE);
  return (
    <LandscapeLeadRoot aria-label={title || 'Historia principal'}>
      <StoryCard
        teaser={lead}
        level={2}
        scale="xl"
        ratio="opening"
        sizes="(width >= 1296px) 1248px, 100vw"
        priority
        standfirst
        byline
      />
      {beside.length > 0 && (
        <ul className="beside" role="list">
          {beside.map((teaser) => (
            <li key={teaser.id}>
              <StoryCard teaser={teaser} layout="text" scale="s" time />
            </li>
          ))}
        </ul>
      )}
    </LandscapeLeadRoot>
  );
}
