import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { StoryCard } from '../../lists/StoryCard/StoryCard.tsx';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyRecommendationsRoot } from './BodyRecommendations.styles.ts';
import { recommendations } from '../../../messages/blocks.ts';

/** More stories would interrupt the reading. */
export const RECOMMENDATIONS_MAX = 3;

export interface BodyRecommendationsProps extends RootProps<'aside'> {
  teasers: readonly Teaser[];
  title?: string | undefined;
}

/** Up to three stories in the middle of an article. Renders nothing without stories. @see N3 */
export const BodyRecommendations = styleable<BodyRecommendationsProps>(
  BodyRecommendationsRoot,
  function BodyRecommendations({ teasers, title = recommendations.title, ...rest }) {
    if (teasers.length === 0) return null;
    return (
      <BodyRecommendationsRoot aria-label={title} {...rest}>
        <Kicker as="h2" className="title">
          {title}
        </Kicker>
        <ul className="stories" role="list">
          {teasers.slice(0, RECOMMENDATIONS_MAX).map((teaser) => (
            <li key={teaser.id}>
              <StoryCard
                teaser={teaser}
                layout="side"
                scale="xs"
                ratio="3:2"
                sizes={{ sm: '120px', md: '220px' }}
              />
            </li>
          ))}
        </ul>
      </BodyRecommendationsRoot>
    );
  },
);
