import { css } from 'styled-components';
import { focusRing } from '../../../components/focus.styles.ts';

/** The reading of points: the drawing has the focus, and the point is written below it. */
export const points = css`
  & > .picture {
    position: relative;
  }

  & .points {
    position: absolute;
    inset: 0;
    pointer-events: none;
    ${focusRing}
  }

  /* A drawing higher than the window has the words at the window's edge. */
  & .readout {
    position: sticky;
    inset-block-end: 0;
    background: var(--rt-color-surface-page);
    font: var(--rt-type-label-m);
  }

  & .readout > p {
    display: none;
    margin: 0;
    color: var(--rt-color-text-muted);
  }

  & .points:focus-visible + .readout {
    margin-block-start: var(--rt-space-2);
    padding-block: var(--rt-space-2);
  }

  & .points:focus-visible + .readout > output {
    display: block;
    font-weight: 700;
  }

  & .points:focus-visible + .readout > output:empty + p {
    display: block;
  }

  & .drawing [data-read] {
    outline: 2px solid var(--rt-color-text-default);
    outline-offset: 1px;
  }

  /* Its neighbours cover a part of its edge. */
  & .drawing .area[data-read] {
    outline: none;
    fill: var(--rt-color-text-default);
    fill-opacity: 1;
  }

  & .drawing [data-read='dot'] {
    outline: none;
    stroke: var(--rt-color-text-default);
    stroke-dasharray: none;
    stroke-linecap: round;
    stroke-width: 12px;
  }

  @media (forced-colors: active) {
    & .drawing [data-read] {
      outline-color: Highlight;
    }

    & .drawing .area[data-read] {
      fill: Highlight;
    }

    & .drawing [data-read='dot'] {
      stroke: Highlight;
    }
  }

  /* The script reads it. */
  @media (scripting: none), print {
    & .points,
    & .readout {
      display: none;
    }
  }
`;
