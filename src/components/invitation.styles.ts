import { css } from 'styled-components';
import { focusAround, focusInside, focusOverPicture } from './focus.styles.ts';

/** The button over a film that has not begun: the HTML of `Invitation`. */
export const invitation = css`
  & > .invitation {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    text-decoration: none;
    cursor: pointer;
    ${focusInside}
    ${focusOverPicture}
    ${focusAround}
  }

  & > .invitation:focus-visible {
    z-index: 1;
  }

  /* A poster would be painted over the ring of the button itself. */
  & > .invitation:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & .sign {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border: 2px solid currentColor;
    border-radius: 50%;
    background: color-mix(in oklab, var(--rt-color-picture-ground) 70%, transparent);
    transition: scale var(--rt-duration-fast) var(--rt-easing-standard);
  }

  & > .invitation:hover > .sign {
    background: color-mix(in oklab, var(--rt-color-picture-ground) 80%, currentColor);
    scale: 1.08;
  }

  & .length,
  & .note {
    position: absolute;
    inset-block-end: var(--rt-space-2);
    padding: 2px var(--rt-space-2);
    border-radius: var(--rt-radius-s);
    background: color-mix(in oklab, var(--rt-color-picture-ground) 80%, transparent);
  }

  & .length {
    inset-inline-end: var(--rt-space-2);
    font-variant-numeric: tabular-nums;
  }

  & .note {
    inset-inline: var(--rt-space-2) auto;
    max-inline-size: calc(100% - 96px);
    text-align: start;
  }

  @media (prefers-reduced-motion: reduce) {
    & .sign {
      transition: none;
    }

    & > .invitation:hover > .sign {
      scale: none;
    }
  }
`;
