import { StoryCard } from '../../lists/StoryCard/StoryCard.tsx';
import type { OpeningProps } from '../../shared/story-block/story-block.ts';
import { styleable } from '../../../styling/styleable.ts';
import { MosaicRoot } from './Mosaic.styles.ts';

/**
 * The design of each field of the mosaic: 2-1-1 above 1-2. The third is text on the accent colour. On a tablet the fourth is
 * as high as the large words of the fifth make their row.
 */
const PLACES = [
  { scale: 'l', layout: 'overlay', sizes: '640px', heights: { sm: '272px', lg: '600px' } },
  { scale: 's', layout: 'overlay', sizes: '320px', heights: { sm: '272px', lg: '600px' } },
  { scale: 'm', layout: 'text', sizes: '1px', heights: { sm: '272px', lg: '600px' } },
  { scale: 's', layout: 'overlay', sizes: '420px', heights: { sm: '272px', md: '480px', lg: '420px' } },
  { scale: 'l', layout: 'overlay', sizes: '840px', heights: { sm: '272px', lg: '420px' } },
] as const;

/** Whether a field is as wide as the mosaic on a tablet: the first, and one that is alone in its row. */
const isWide = (index: number, count: number): boolean =>
  index === 0 || (index === count - 1 && count % 2 === 0);

/** Five stories in adjoining fields of different sizes. */
export const Mosaic = styleable<OpeningProps<'section'>>(
  MosaicRoot,
  function Mosaic({ title, url, teasers, ...rest }) {
    if (teasers.length === 0) return null;
    const count = Math.min(teasers.length, PLACES.length);
    return (
      <MosaicRoot aria-label={title || undefined} data-count={count} {...rest}>
        {PLACES.map(({ scale, layout, sizes, heights }, index) => {
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
                sizes={{ sm: '100vw', md: isWide(index, count) ? '100vw' : '50vw', lg: sizes }}
                heights={heights}
              />
            )
          );
        })}
      </MosaicRoot>
    );
  },
);
