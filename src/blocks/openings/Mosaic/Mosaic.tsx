import { StoryCard } from '../../lists/StoryCard/StoryCard.tsx';
import type { OpeningProps } from '../../shared/story-block/story-block.ts';
import { styleable } from '../../../styling/styleable.ts';
import { MosaicRoot } from './Mosaic.styles.ts';

/** The design of each field of the mosaic: 2-1-1 above 1-2. The third is text on the accent colour. */
const PLACES = [
  { scale: 'l', layout: 'overlay', sizes: '640px', height: '600px' },
  { scale: 's', layout: 'overlay', sizes: '320px', height: '600px' },
  { scale: 'm', layout: 'text', sizes: '1px', height: '600px' },
  { scale: 's', layout: 'overlay', sizes: '420px', height: '420px' },
  { scale: 'l', layout: 'overlay', sizes: '840px', height: '420px' },
] as const;

/** Five stories in adjoining fields of different sizes. */
export const Mosaic = styleable<OpeningProps<'section'>>(
  MosaicRoot,
  function Mosaic({ title, url, teasers, ...rest }) {
    if (teasers.length === 0) return null;
    return (
      <MosaicRoot
        aria-label={title || undefined}
        data-count={Math.min(teasers.length, PLACES.length)}
        {...rest}
      >
        {PLACES.map(({ scale, layout, sizes, height }, index) => {
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
                heights={{ sm: '460px', lg: height }}
              />
            )
          );
        })}
      </MosaicRoot>
    );
  },
);
