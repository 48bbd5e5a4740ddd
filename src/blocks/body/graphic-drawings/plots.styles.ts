import { css } from 'styled-components';

export const plots = css`
  & .plot {
    /* Its texts have the places of a phone: larger letters would cover each other there. The table below has them large. */
    --_rt-letter: min(1em, 5cqi);

    /* The axis of numbers runs from left to right in every language. */
    direction: ltr;
    padding-inline: var(--_rt-start, 0) var(--_rt-end, 0);
    font: var(--rt-type-label-s);
    letter-spacing: normal;
    font-variant-numeric: lining-nums tabular-nums;
  }

  & .plot > svg {
    font-size: var(--_rt-letter);
  }

  & .lines {
    display: block;
    inline-size: 100%;
    block-size: 20em;
    overflow: visible;
  }

  & .lines > svg {
    overflow: visible;
  }

  & .grid,
  & .base {
    stroke: var(--rt-color-border-default);
    stroke-width: 1px;
    shape-rendering: crispEdges;
  }

  & .base {
    stroke: var(--rt-color-border-strong);
  }

  /* Some brands have black rules, which would cross the lines. */
  & .grid {
    stroke-opacity: 0.3;
  }

  & text {
    fill: var(--rt-color-text-default);
  }

  & :is(.tick, .at) {
    fill: var(--rt-color-text-muted);
  }

  & :is(.tick, .head) {
    text-anchor: end;
  }

  & [data-look='1'] > :is(.tail, .head) {
    fill: var(--_rt-graphic-1);
    font-weight: 700;
  }

  & [data-look='3'] > :is(.tail, .head),
  & [data-look='4'] > :is(.tail, .head) {
    fill: var(--rt-color-text-muted);
  }

  & .name[data-anchor='middle'] {
    text-anchor: middle;
  }

  & .name[data-anchor='end'] {
    text-anchor: end;
  }

  & .name[data-width='wide'] {
    display: none;
  }

  /* Wide enough for its letters, too: the places of a phone are for large ones. */
  @container (width >= 520px) and (width >= 32em) {
    & .name[data-width='wide'] {
      display: inline;
    }

    & .name[data-width='narrow'] {
      display: none;
    }
  }
`;
