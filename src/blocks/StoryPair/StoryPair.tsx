import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { StoryPairRoot } from './StoryPair.styles.ts';

/** Two stories of unequal weight: seven columns in landscape, five in portrait that begins lower. @see 002 §1 */
export function StoryPair({ title, teasers: [first, second] }: Omit<StoriesProps, 'url'>) {
  if (!first) return null;
  return (
    <StoryPairRoot aria-label={title || undefined}>
      <StoryCard
        teaser={first}
        level={2}
        scale="l"
        ratio="opening"
        sizes={{ sm: '100vw', lg: '640px' }}
        standfirst
        byline
      />
      {second && (
        <StoryCard
          teaser={second}
          level={2}
          scale="m"
          ratio="portrait"
          sizes={{ sm: '62vw', md: '33vw', lg: '460px' }}
          standfirst
          byline
        />
      )}
    </StoryPairRoot>
  );
}
