import { useId } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { OpinionStrip } from '../OpinionStrip/OpinionStrip.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../teaser/teaser.ts';
import { LeadPackageRoot } from './LeadPackage.styles.ts';

export interface LeadPackageProps {
  /** Names the block for those who do not see it. */
  title: string;
  /** The first leads, the next stand at the side as words, the others under the lead. */
  teasers: readonly Teaser[];
  /** How many stand at the side. */
  sideCount: number;
  /** Where the lead's picture is. */
  picture: 'below' | 'above';
  opinions: readonly Teaser[];
  opinionTitle: string;
  opinionUrl: string;
}

const LEAD_SIZES = { sm: '100vw', lg: '64vw', xl: '820px' };

/** The front's first story, clearly first; two under it, a column of words and columnists beside it. @see B7 */
export function LeadPackage({
  title,
  teasers,
  sideCount,
  picture,
  opinions,
  opinionTitle,
  opinionUrl,
}: LeadPackageProps) {
  const id = useId();
  const [lead, ...others] = teasers;
  if (!lead) return null;
  const side = others.slice(0, sideCount);
  const seconds = others.slice(sideCount);
  const hasSide = side.length + opinions.length > 0;
  return (
    <LeadPackageRoot aria-labelledby={id} data-picture={picture} data-side={hasSide || undefined}>
      <VisuallyHidden>
        <h2 id={id}>{title}</h2>
      </VisuallyHidden>
      <div className="package">
        <div className="first">
          <div className="lead">
            <StoryCard
              teaser={lead}
              scale="xl"
              ratio="lead"
              sizes={LEAD_SIZES}
              priority
              standfirst
              byline
              time
            />
          </div>
          {seconds.length > 0 && (
            <ul className="seconds" role="list">
              {seconds.map((teaser) => (
                <li key={teaser.id}>
                  <StoryCard
                    teaser={teaser}
                    scale="m"
                    sizes={{ sm: '100vw', md: '50vw', xl: '400px' }}
                    time
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        {hasSide && (
          <div className="side">
            {side.length > 0 && (
              <ul className="texts" role="list">
                {side.map((teaser, index) => (
                  <li key={teaser.id}>
                    <StoryCard teaser={teaser} layout="text" scale="m" standfirst={index < 2} byline />
                  </li>
                ))}
              </ul>
            )}
            <OpinionStrip title={opinionTitle} url={opinionUrl} teasers={opinions} headingLevel={3} />
          </div>
        )}
      </div>
    </LeadPackageRoot>
  );
}
