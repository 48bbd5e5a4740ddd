import { css } from 'styled-components';

/**
 * Rooms beside a plot, as `roomFor` chooses them. With letters of 200 % on a phone, the largest would leave no width for the
 * plot.
 */
export const rooms = css`
  & [data-start='s'] {
    --_rt-start: 3.4em;
  }

  & [data-start='m'] {
    --_rt-start: 5.9em;
  }

  & [data-start='l'] {
    --_rt-start: min(8.9em, 40%);
  }

  & [data-end='s'] {
    --_rt-end: 3.6em;
  }

  & [data-end='m'] {
    --_rt-end: 6.1em;
  }

  & [data-end='l'] {
    --_rt-end: min(9.1em, 50%);
  }
`;
