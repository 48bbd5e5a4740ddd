import { useId } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { OpinionStrip } from '../../lists/OpinionStrip/OpinionStrip.tsx';
import { StoryCard } from '../../lists/StoryCard/StoryCard.tsx';
import { ROW_PICTURE, WIDER_THAN_PHONE } from '../../shared/phone/on-phone.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { LeadPackageRoot } from './LeadPackage.styles.ts';

export interface LeadPackageProps extends RootProps<'section'> {
  /** Accessible name of the block. */
  title: string;
  /** The first is the lead, the next are text-only in the side column, the others are below the lead. */
  teasers: readonly Teaser[];
  /** Number of stories in the side column. */
  sideCount: number;
  /** Position of the lead's picture. */
  picture: 'below' | 'above';
  opinions: readonly Teaser[];
  opinionTitle: string;
  opinionUrl: string;
}

const LEAD_SIZES = { sm: '100vw', lg: '64vw', xl: '820px' };
const SECOND_SIZES = { sm: ROW_PICTURE, [WIDER_THAN_PHONE]: '50vw', xl: '400px' };

/** The lead story of a front with two stories below it, and a text-only column and columnists beside it. @see B7 */
export const LeadPackage = styleable<LeadPackageProps>(
  LeadPackageRoot,
  function LeadPackage({ title, teasers, sideCount, picture, opinions, opinionTitle, opinionUrl, ...rest }) {
    const id = useId();
    const [lead, ...others] = teasers;
    if (!lead) return null;
    const side = others.slice(0, sideCount);
    const seconds = others.slice(sideCount);
    const hasSide = side.length + opinions.length > 0;
    return (
      <LeadPackageRoot aria-labelledby={id} data-picture={picture} data-side={hasSide || undefined} {...rest}>
        <VisuallyHidden as="h2" id={id}>
          {title}
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
                    <StoryCard teaser={teaser} scale="m" sizes={SECOND_SIZES} time />
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
  },
);
