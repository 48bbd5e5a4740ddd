import { css } from 'styled-components';

/** Rooms beside a plot or bars, as `roomFor` chooses them. With letters of 200 % on a phone, the largest would leave no width. */
export const rooms = css`
  & [data-start='s'] {
    --_rt-start: calc(3.4 * var(--_rt-letter, 1em));
  }

  & [data-start='m'] {
    --_rt-start: calc(5.9 * var(--_rt-letter, 1em));
  }

  & [data-start='l'] {
    --_rt-start: min(8.9 * var(--_rt-letter, 1em), 40%);
  }

  & [data-end='s'] {
    --_rt-end: calc(3.6 * var(--_rt-letter, 1em));
  }

  & [data-end='m'] {
    --_rt-end: calc(6.1 * var(--_rt-letter, 1em));
  }

  & [data-end='l'] {
    --_rt-end: min(9.1 * var(--_rt-letter, 1em), 50%);
  }
`;
