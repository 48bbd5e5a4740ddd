import { css } from 'styled-components';

export const votes = css`
  & .hemicycle {
    display: grid;
    justify-items: center;
  }

  & .seats {
    inline-size: min(100%, 30rem);
    block-size: auto;
  }

  & .middle {
    stroke: var(--rt-color-border-strong);
    stroke-width: 1px;
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }

  & .majority {
    margin: calc(-1 * var(--rt-space-8)) 0 var(--rt-space-6);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
  }

  & .votes {
    justify-content: center;
    gap: var(--rt-space-3) var(--rt-space-8);
    margin: 0;
  }

  & .votes > li {
    display: grid;
  }

  & .votes .figure {
    display: flex;
    align-items: center;
    font: var(--rt-type-headline-m);
    font-variant-numeric: lining-nums;
  }

  & .votes .swatch {
    inline-size: 0.55em;
    block-size: 0.55em;
  }
`;
