import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import type { StoriesProps } from '../../shared/story-block/story-block.ts';
import { StoryCarousel } from '../StoryCarousel/StoryCarousel.tsx';
import { VideoRowsRoot } from './VideoRows.styles.ts';

export interface VideoRowsProps extends RootProps<'div'> {
  rows: readonly StoriesProps[];
  /** Index of the first row among the rows of the page: even rows have the page's ground, odd ones a band's. */
  from?: number | undefined;
}

/** The title of a row can be its key: 'vida moderna'. */
const capitalised = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

/** Rows of videos up to the edges of the window, on alternating grounds. Renders nothing without rows. @see B8 */
export const VideoRows = styleable<VideoRowsProps>(
  VideoRowsRoot,
  function VideoRows({ rows, from = 0, ...rest }) {
    if (rows.length === 0) return null;
    return (
      <VideoRowsRoot data-bleed="both" {...rest}>
        {rows.map((row, at) => (
          <StoryCarousel
            key={row.url}
            {...row}
            title={capitalised(row.title)}
            preset={(from + at) % 2 === 0 ? 'band-plain' : 'band'}
          />
        ))}
      </VideoRowsRoot>
    );
  },
);
