import { css } from 'styled-components';

/**
 * The focus ring of the whole system. It has two colours, so that it is visible on every background: the page, a dark band,
 * a picture. The outer line is an outline, which forced colours preserve.
 */
export const ring = css`
  outline: var(--rt-focus-width, 2px) solid var(--_rt-focus-line, var(--rt-color-focus));
  outline-offset: var(--_rt-focus-offset, var(--rt-focus-offset, 2px));
  box-shadow: var(--_rt-focus-halo, var(--rt-focus-halo, 0 0 0 2px))
    var(--_rt-focus-ground, var(--rt-color-surface-page));
`;

export const focusRing = css`
  &:focus-visible {
    ${ring}
  }
`;

/**
 * Forced colours take the second line away, and the colour of the first may be that of the picture below it. Only for what
 * shows no colours itself: an `::after` without content.
 */
const ringInForcedColours = css`
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

/**
 * For an element on a picture or a film: white beside black, of which one is visible on every tone. The colours of a brand
 * can both be too close to a middle one.
 */
export const focusOverPicture = css`
  --_rt-focus-line: var(--rt-color-picture-text);
  --_rt-focus-ground: var(--rt-color-picture-ground);
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

/** For the frame of a film, which is painted over the shadows of the video: the ring is on a layer above, inside its edge. */
export const focusOverFilm = css`
  & > video:focus-visible {
    outline: none;
  }

  &:has(> video:focus-visible)::after {
    ${focusInside}
    ${focusOverPicture}
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
    ${ring}
    ${ringInForcedColours}
  }
`;

/**
 * For a row of links that scrolls. A browser does not scroll to a focused link of which it shows a part, and the rest of
 * the ring would be cut off. So only the middle of the row counts as shown.
 */
export const focusInMiddle = css`
  scroll-padding-inline: 40%;
`;

/** The same for a row that snaps: it would snap back to where the focused link is cut off. Arrow keys still scroll it. */
export const focusInMiddleOfSnaps = css`
  &:has(:focus-visible) {
    ${focusInMiddle}
    scroll-snap-type: none;
  }
`;

/** Tags of the cards in a row on a phone. */
export type RailCard = 'li' | 'article' | 'section';

/**
 * For a list of cards as wide as a phone: it snaps to the card with the focus and to no other, so the card is whole wherever
 * the browser scrolled to. A rule for any element below `:has` makes Chromium compute the styles of a whole page again when
 * a script adds an element anywhere in it, so the cards have their tag.
 * @param card tag of the list's children
 */
export const focusSnaps = (card: RailCard) => css`
  &:has(:focus-visible) > ${card} {
    scroll-snap-align: none;
  }

  &:has(:focus-visible) > ${card}:focus-within {
    scroll-snap-align: center;
  }
`;
