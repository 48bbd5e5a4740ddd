import { css } from 'styled-components';
import { focusInside } from '../focus.styles.ts';

/** An outline around the card, and pictures as high as the card. */
export const frames = css`
  &[data-frame] {
    gap: 0;
    overflow: hidden;
    ${focusInside}
  }

  &[data-frame] > .picture {
    --rt-image-radius: 0;
  }

  &[data-frame] > .text {
    padding: var(--rt-card-text-padding, var(--rt-space-4) var(--rt-space-5) var(--rt-space-5));
  }

  &[data-frame='box'] {
    border: var(--rt-card-border, 1px solid var(--rt-color-border-default));
    background: var(--rt-card-background, var(--rt-color-surface-raised));
  }

  &[data-frame='ruled'] {
    border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    border-inline-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    border-radius: 0;
  }

  &[data-fill] {
    grid-template-rows: minmax(0, 1fr);
    align-content: stretch;
  }

  &[data-fill] > .picture {
    position: absolute;
    inset: 0;
  }
`;
