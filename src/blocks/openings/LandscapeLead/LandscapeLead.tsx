import { StoryCard } from '../../lists/StoryCard/StoryCard.tsx';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import { styleable } from '../../../styling/styleable.ts';
import { LandscapeLeadRoot } from './LandscapeLead.styles.ts';
import { opening } from '../../../messages/blocks.ts';

/** Number of stories beside the panel. */
const BESIDE = 2;

const UPRIGHT_SIZES = { sm: '100vw', lg: '57vw', xl: 'min(57vw, 720px)' };

/**
 * A wide landscape picture with the headline in a panel over its corner, and two stories beside the panel. An upright
 * picture is beside them, because its subject would be below the panel.
 * @see B7
 */
export const LandscapeLead = styleable<StoryViewProps<'section'>>(
  LandscapeLeadRoot,
  function LandscapeLead({ title, url, teasers, ...rest }) {
    const [lead, ...others] = teasers;
    if (!lead) return null;
    const beside = others.slice(0, BESIDE);
    const upright = (lead.picture?.ratio ?? 1) < 1;
    return (
      <LandscapeLeadRoot aria-label={title || opening.story} data-upright={upright || undefined} {...rest}>
        <StoryCard
          teaser={lead}
          level={2}
          layout="panel"
          scale="xl"
          ratio="opening"
          sizes={upright ? UPRIGHT_SIZES : { sm: '150vw', md: '100vw', xl: 'min(100vw, 1248px)' }}
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
  },
);
