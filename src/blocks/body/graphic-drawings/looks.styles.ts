import { css } from 'styled-components';

/** The looks of series. None depends on hue alone: dashes, filled and hollow marks, and names beside them. */
export const looks = css`
  & .fill {
    fill: var(--_rt-graphic-1);
  }

  & .fill[data-look='2'] {
    fill: var(--_rt-graphic-2);
  }

  & .fill[data-look='3'] {
    fill: var(--_rt-graphic-3);
  }

  & .fill[data-look='4'] {
    fill: var(--_rt-graphic-4);
    stroke: var(--_rt-graphic-3);
    stroke-width: 1px;
  }

  & .stroke,
  & .dot {
    fill: none;
    stroke: var(--_rt-graphic-1);
    stroke-width: 2.5px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  & .dot {
    fill: var(--_rt-graphic-1);
    stroke: var(--rt-color-surface-page);
    stroke-width: 1px;
  }

  & .stroke[data-look='2'] {
    stroke: var(--_rt-graphic-2);
    stroke-width: 1.75px;
  }

  & .dot[data-look='2'] {
    fill: var(--_rt-graphic-2);
  }

  & .stroke[data-look='3'] {
    stroke: var(--_rt-graphic-3);
    stroke-width: 1.75px;
    stroke-dasharray: 6 3;
  }

  & .dot[data-look='3'] {
    fill: var(--_rt-graphic-3);
  }

  & .stroke[data-look='4'] {
    stroke: var(--_rt-graphic-3);
    stroke-width: 1.5px;
    stroke-dasharray: 2 3;
  }

  & .dot[data-look='4'] {
    fill: var(--rt-color-surface-page);
    stroke: var(--_rt-graphic-3);
    stroke-width: 1.5px;
  }
`;
