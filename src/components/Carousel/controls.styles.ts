import { css } from 'styled-components';
import { focusOverPicture } from '../focus.styles.ts';

/** The arrows and the button that stops the rotation: in a separate row, or over the slides. */
export const controls = css`
  & > .controls {
    grid-column: 2;
    grid-row: 2;
    display: var(--rt-carousel-controls, flex);
    gap: var(--rt-space-1);
    min-block-size: 44px;
    opacity: var(--rt-carousel-controls-opacity, 1);
    transition: opacity var(--rt-carousel-controls-duration, 0s) var(--rt-easing-standard);
  }

  /* A focused control is always visible. */
  & > .controls:has(:focus-visible) {
    opacity: 1;
  }

  &[data-arrows='over'] > .controls > :is(.previous, .next) {
    position: absolute;
    inset-block-start: calc(50% - 44px);
    z-index: 11;
    background: var(--rt-carousel-arrow, var(--rt-color-surface-page));
    color: var(--rt-carousel-arrow-text, var(--rt-color-text-default));
    ${focusOverPicture}
  }

  &[data-arrows='over'] > .controls > :is(.previous, .next):hover {
    background: var(--rt-carousel-arrow-hover, var(--rt-color-surface-sunken));
  }

  &[data-arrows='over'] > .controls > .previous {
    inset-inline-start: var(--rt-space-3);
  }

  &[data-arrows='over'] > .controls > .next {
    inset-inline-end: var(--rt-space-3);
  }

  &[data-arrows='over'] > .controls > [aria-disabled] {
    visibility: hidden;
  }
`;
