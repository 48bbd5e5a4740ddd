import { css } from 'styled-components';

/**
 * A list that a finger moves sideways, on a phone: as high as one item, and the edge of the next one shows that it goes
 * on. It extends to the edges of the window. A key that reaches an item brings it into view.
 */
export const rail = css`
  grid-auto-flow: column;
  grid-auto-columns: min(78%, 320px);
  gap: 0 var(--rt-space-4);
  margin-inline: calc(-1 * var(--rt-front-edge, 0px));
  padding-inline: var(--rt-front-edge, 0px);
  padding-block-end: var(--rt-space-2);
  scroll-padding-inline: var(--rt-front-edge, 0px);
  scroll-snap-type: inline proximity;
  overflow-x: auto;
  overscroll-behavior-inline: contain;

  & > li {
    scroll-snap-align: start;
  }
`;
