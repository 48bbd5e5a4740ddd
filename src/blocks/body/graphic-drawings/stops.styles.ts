import { css, keyframes } from 'styled-components';

/** As many as `MOST_STOPS` of the domain: styles import styles only, and a test compares both. */
const STOPS = Array.from({ length: 16 }, (_, at) => at + 1);

/** The names of the timelines, for `timeline-scope`. */
export const stopNames = STOPS.map((at) => `--rt-stop-${at}`).join(', ');

/** Words give their place in the window (`data-words`) to what is drawn for them (`data-stop`). */
export const stopTimelines = STOPS.map(
  (at) => css`
    & [data-words='${at}'] {
      view-timeline: --rt-stop-${at} block;
    }

    & [data-stop='${at}'] {
      animation-timeline: --rt-stop-${at};
    }
  `,
);

/** Numbers in what is drawn for words count with them. */
export const stopReels = STOPS.map(
  (at) => css`
    & [data-stop='${at}'] .reel::before {
      animation-timeline: --rt-stop-${at};
    }
  `,
);

/** The words of each stop have a row, so that what stays beside them can have all. */
export const stopRows = STOPS.map(
  (at) => css`
    & [data-words='${at}'] {
      grid-row: ${at};
    }
  `,
);

/** The row after the last. */
export const AFTER_STOPS = STOPS.length + 1;

/** Comes over what was there before. */
export const appear = keyframes`
  from {
    opacity: 0;
  }
`;
