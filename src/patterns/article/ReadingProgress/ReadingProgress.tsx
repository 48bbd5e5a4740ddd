import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { ReadingProgressRoot } from './ReadingProgress.styles.ts';
import { READING_PROGRESS } from './start-reading-progress.ts';

export type ReadingProgressProps = RootProps<'div'>;

/**
 * How much of the surrounding article has been read: a line at the top of the window. A decoration, because the
 * browser's own scrollbar says the same. Scrolling alone moves it; `startReadingProgress` does it in browsers without
 * view timelines.
 * @see H2
 */
export const ReadingProgress = styleable<ReadingProgressProps>(
  ReadingProgressRoot,
  function ReadingProgress(props) {
    return <ReadingProgressRoot aria-hidden="true" {...{ [READING_PROGRESS]: '' }} {...props} />;
  },
);
