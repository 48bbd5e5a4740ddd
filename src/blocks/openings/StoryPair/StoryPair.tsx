import { StoryCard } from '../../lists/StoryCard/StoryCard.tsx';
import type { OpeningProps } from '../../shared/story-block/story-block.ts';
import { WIDER_THAN_PHONE } from '../../shared/phone/on-phone.ts';
import { styleable } from '../../../styling/styleable.ts';
import { StoryPairRoot } from './StoryPair.styles.ts';

/** Two stories of unequal size: landscape in seven columns, and portrait in five, which begins lower. */
export const StoryPair = styleable<OpeningProps<'section'>>(
  StoryPairRoot,
  function StoryPair({ title, url, teasers: [first, second], ...rest }) {
    if (!first) return null;
    return (
      <StoryPairRoot aria-label={title || undefined} {...rest}>
        <StoryCard
          teaser={first}
          level={2}
          scale="l"
          ratio="opening"
          sizes={{ sm: '100vw', [WIDER_THAN_PHONE]: '56vw', xl: 'min(56vw, 720px)' }}
          standfirst
          byline
        />
        {second && (
          <StoryCard
            teaser={second}
            level={2}
            scale="m"
            ratio="portrait"
            sizes={{ sm: '100vw', [WIDER_THAN_PHONE]: '33vw', lg: '460px' }}
            standfirst
            byline
          />
        )}
      </StoryPairRoot>
    );
  },
);
