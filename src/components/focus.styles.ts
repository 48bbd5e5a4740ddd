import { css } from 'styled-components';

/**
 * The focus ring of the whole system. It has two colours, so that it is visible on every background: the page, a dark band,
 * a picture. The outer line is an outline, which forced colours preserve.
 */
export const ring = css`
  outline: var(--rt-focus-width, 2px) solid var(--rt-color-focus);
  outline-offset: var(--_rt-focus-offset, var(--rt-focus-offset, 2px));
  box-shadow: var(--_rt-focus-halo, var(--rt-focus-halo, 0 0 0 2px)) var(--rt-color-surface-page);
`;

export const focusRing = css`
  &:focus-visible {
    ${ring}
  }
`;

/**
 * Forced colours take the second line away, and the colour of the first may be that of the picture below it. Only for what
 * shows no colours itself: a video, an `::after` without content.
 */
export const ringInForcedColours = css`
  @media (forced-colors: active) {
    outline-color: Highlight;
    box-shadow: var(--_rt-focus-halo, var(--rt-focus-halo, 0 0 0 2px)) Canvas;
    forced-color-adjust: none;
  }
`;

/** For a link whose `::after` covers its card: the ring surrounds the card. */
export const focusAround = css`
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    ${ring}
    ${ringInForcedColours}
  }
`;

/** For a frame that clips its content: the ring is inside the edge of the focused element. */
export const focusInside = css`
  --_rt-focus-offset: -2px;
  --_rt-focus-halo: inset 0 0 0 4px;
`;

/** For elements with enough space in such a frame: the ring is outside again. */
export const focusOutside = css`
  --_rt-focus-offset: var(--rt-focus-offset, 2px);
  --_rt-focus-halo: var(--rt-focus-halo, 0 0 0 2px);
`;
