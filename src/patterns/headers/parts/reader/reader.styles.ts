import { css } from 'styled-components';

/** Hides the way to a subscription from subscribers, and while the session is read. Its room stays: nothing moves. */
export const readerStates = css`
  :is([data-reader='unknown'], [data-reader='subscriber']) & .subscribe {
    visibility: hidden;
  }
`;
