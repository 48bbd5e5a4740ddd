import { css } from 'styled-components';

export const unitDrawings = css`
  & .units {
    max-inline-size: 27rem;
    margin-inline: auto;
  }

  & .squares {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  & .unit {
    fill: var(--_rt-graphic-1);
    stroke: var(--_rt-graphic-1);
    stroke-width: 1px;
  }

  & .unit[data-mark='2'] {
    fill: var(--_rt-graphic-1);
    fill-opacity: 0.28;
  }

  & .unit[data-mark='3'] {
    fill: var(--rt-color-surface-page);
    stroke: var(--_rt-graphic-2);
    stroke-width: 1.6px;
  }

  & .unit[data-mark='4'] {
    fill: var(--rt-color-text-muted);
    stroke: var(--rt-color-text-muted);
  }

  & .unlit {
    fill: var(--rt-color-text-muted);
    fill-opacity: 0.14;
  }

  & .states {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-1) var(--rt-space-4);
    margin: 0 0 var(--rt-space-4);
    padding: 0;
    font: var(--rt-type-label-m);
    list-style: none;
  }

  & .states > li {
    display: flex;
    align-items: center;
    gap: var(--rt-space-2);
  }

  & .state {
    inline-size: 1em;
    block-size: 1em;
  }

  & .layers {
    display: grid;
  }

  & .layer {
    grid-area: 1 / 1;
    background: var(--rt-color-surface-page);
  }

  /* Only a drawing that follows the words has layers over the first. */
  & .lit {
    display: none;
  }

  & .tally {
    margin: var(--rt-space-2) 0 0;
    color: var(--_rt-graphic-1);
    font: var(--rt-type-display);
    letter-spacing: var(--rt-type-display-letter-spacing);
    font-variant-numeric: lining-nums tabular-nums;
  }

  @media (forced-colors: active) {
    & .unit {
      fill: CanvasText;
      stroke: CanvasText;
      forced-color-adjust: none;
    }

    & .unit[data-mark='2'] {
      fill: GrayText;
      fill-opacity: 1;
      stroke: GrayText;
    }

    & .unit[data-mark='3'] {
      fill: Canvas;
    }

    & .unlit {
      fill: GrayText;
      fill-opacity: 0.3;
      forced-color-adjust: none;
    }
  }
`;
