import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../teaser/teaser.ts';
import { BodyRecommendationsRoot } from './BodyRecommendations.styles.ts';

/** More would be a list of its own in the middle of the reading. */
export const RECOMMENDATIONS_MAX = 3;

export interface BodyRecommendationsProps {
  teasers: readonly Teaser[];
  title?: string;
}

/** Up to three stories in the middle of an article; nothing without stories. @see 001 §2 'Article body blocks', N3 */
export function BodyRecommendations({ teasers, title = 'Le puede interesar' }: BodyRecommendationsProps) {
  if (teasers.length === 0) return null;
  return (
    <BodyRecommendationsRoot aria-label={title}>
      <p className="title">{title}</p>
      <ul role="list">
        {teasers.slice(0, RECOMMENDATIONS_MAX).map((teaser) => (
          <li key={teaser.id}>
            <StoryCard teaser={teaser} scale="xs" sizes={{ sm: '100vw', md: '220px' }} />
          </li>
        ))}
      </ul>
    </BodyRecommendationsRoot>
  );
}
