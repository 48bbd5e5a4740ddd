import { css } from 'styled-components';

export const bars = css`
  & .rows {
    display: grid;
    gap: var(--rt-space-3);
  }

  & .row {
    display: grid;
    gap: 2px;
    break-inside: avoid;
  }

  & .row > .label {
    text-wrap: balance;
  }

  & .bars {
    display: grid;
    gap: 3px;
  }

  & .rows[data-end] .bar {
    inline-size: calc(100% - var(--_rt-start, 0em) - var(--_rt-end, 0em));
    margin-inline-start: var(--_rt-start, 0);
  }

  & .bar {
    display: block;
    inline-size: 100%;
    block-size: 1.25em;
    overflow: visible;
  }

  & .bar.parts {
    block-size: 1.75em;
  }

  & .parts .fill {
    stroke: var(--rt-color-surface-page);
    stroke-width: 2px;
  }

  & .parts .fill[data-look='4'] {
    stroke: var(--_rt-graphic-3);
    stroke-width: 1px;
  }

  & .value,
  & .part {
    dominant-baseline: central;
  }

  & .value {
    font-weight: 700;
  }

  & .value.before {
    text-anchor: end;
  }

  & .bars > .series {
    margin-block-end: -2px;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
  }

  & .part {
    fill: var(--rt-color-surface-page);
    text-anchor: middle;
  }

  & [data-look='4'] > .part {
    fill: var(--rt-color-text-default);
  }

  & :is(.key, .votes) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-1) var(--rt-space-5);
    margin: 0 0 var(--rt-space-4);
    padding: 0;
    list-style: none;
  }

  & .swatch {
    inline-size: 0.8em;
    block-size: 0.8em;
    margin-inline-end: 0.45em;
    overflow: visible;
  }

  & .panels {
    display: grid;
    gap: var(--rt-space-6);
  }

  & .panel-title {
    display: block;
    margin-block-end: var(--rt-space-2);
    padding-block-start: var(--rt-space-2);
    border-block-start: 1px solid var(--rt-color-border-strong);
  }

  & .panel .rows {
    gap: var(--rt-space-1);
  }

  & .panel .row {
    grid-template-columns: 7em minmax(0, 1fr);
    align-items: center;
    font: var(--rt-type-label-s);
    font-variant-numeric: lining-nums tabular-nums;
  }

  @container (width >= 520px) {
    & .row {
      grid-template-columns: minmax(0, 30%) minmax(0, 1fr);
      gap: var(--rt-space-4);
      align-items: center;
    }

    & .row > .label {
      text-align: end;
    }

    & .panel .row > .label {
      text-align: start;
    }
  }

  /* With large letters a value would leave its panel. */
  @container (width >= 520px) and (width >= 32em) {
    & .panels {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--rt-space-8);
    }
  }

  @container (width < 18em) {
    & .panel .row {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
