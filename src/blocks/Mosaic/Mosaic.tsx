import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { MosaicRoot } from './Mosaic.styles.ts';

/** How each place of the mosaic sets its story: 2-1-1 over 1-2. The third is type on the accent colour. */
const PLACES = [
  { scale: 'l', layout: 'overlay', sizes: '640px' },
  { scale: 's', layout: 'overlay', sizes: '320px' },
  { scale: 'm', layout: 'text', sizes: '1px' },
  { scale: 's', layout: 'overlay', sizes: '420px' },
  { scale: 'l', layout: 'overlay', sizes: '840px' },
] as const;

/** Five stories in fields of different sizes without space between the rows' edges. @see 002 §1 */
export function Mosaic({ title, teasers }: Omit<StoriesProps, 'url'>) {
  if (teasers.length === 0) return null;
  return (
    <MosaicRoot aria-label={title || undefined} data-count={Math.min(teasers.length, PLACES.length)}>
      {PLACES.map(({ scale, layout, sizes }, index) => {
        const teaser = teasers[index];
        return (
          teaser && (
            <StoryCard
              key={teaser.id}
              teaser={teaser}
              level={2}
              scale={scale}
              layout={layout}
              ratio="fill"
              sizes={{ sm: '100vw', lg: sizes }}
            />
          )
        );
      })}
    </MosaicRoot>
  );
}
