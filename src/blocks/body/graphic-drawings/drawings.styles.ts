import { css } from 'styled-components';

/** Rooms beside a plot, as `roomFor` chooses them. */
const rooms = css`
  & [data-start='s'] {
    --_rt-start: 3.4em;
  }

  & [data-start='m'] {
    --_rt-start: 5.9em;
  }

  & [data-start='l'] {
    --_rt-start: 8.9em;
  }

  & [data-end='s'] {
    --_rt-end: 3.6em;
  }

  & [data-end='m'] {
    --_rt-end: 6.1em;
  }

  & [data-end='l'] {
    --_rt-end: 9.1em;
  }
`;

/** The looks of series. None depends on hue alone: dashes, filled and hollow marks, and names beside them. */
const looks = css`
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

const plots = css`
  & .plot {
    /* The axis of numbers runs from left to right in every language. */
    direction: ltr;
    padding-inline: var(--_rt-start, 0) var(--_rt-end, 0);
    font: var(--rt-type-label-s);
    letter-spacing: normal;
    font-variant-numeric: lining-nums tabular-nums;
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

  @container (width >= 520px) {
    & .name[data-width='wide'] {
      display: inline;
    }

    & .name[data-width='narrow'] {
      display: none;
    }
  }
`;

const bars = css`
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

    & .panels {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--rt-space-8);
    }

    & .panel .row > .label {
      text-align: start;
    }
  }
`;

const votes = css`
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

const texts = css`
  & .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: var(--rt-space-6) var(--rt-space-8);
    margin: 0;
  }

  & .figures > div {
    display: flex;
    flex-direction: column;
    gap: var(--rt-space-1);
    padding-block-start: var(--rt-space-2);
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  & :is(.figures, .facts) dt {
    font-weight: 700;
  }

  & :is(.figures, .facts) dd {
    margin: 0;
    color: var(--rt-color-text-muted);
  }

  & .figures .figure {
    order: -1;
    color: var(--_rt-graphic-1);
    font: var(--rt-type-headline-l);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
    font-variant-numeric: lining-nums;
  }

  & :is(.timeline, .steps) {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .timeline > li {
    position: relative;
    padding: 0 0 var(--rt-space-5) var(--rt-space-6);
    border-inline-start: 2px solid var(--rt-color-border-default);
    margin-inline-start: 5px;
  }

  & .timeline > li:last-child {
    padding-block-end: 0;
    border-color: transparent;
  }

  & .timeline > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.25em;
    inset-inline-start: -7px;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--rt-color-surface-page);
    border-radius: 50%;
    background: var(--_rt-graphic-1);
    forced-color-adjust: none;
  }

  & .when {
    display: block;
    color: var(--rt-color-kicker);
    font: var(--rt-type-label-s);
    font-weight: 700;
  }

  & :is(.timeline, .steps) p {
    margin: var(--rt-space-1) 0 0;
  }

  & .facts {
    display: grid;
    gap: var(--rt-space-3);
    margin: 0;
  }

  & .facts > div {
    display: grid;
    gap: var(--rt-space-1);
    padding-block-start: var(--rt-space-3);
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  & .steps {
    gap: var(--rt-space-5);
    counter-reset: graphic-step;
  }

  & .steps > li {
    counter-increment: graphic-step;
    position: relative;
    min-block-size: 2.5em;
    padding-inline-start: 3.5em;
  }

  & .steps > li::before {
    content: counter(graphic-step);
    position: absolute;
    inset-block-start: -0.1em;
    inset-inline-start: 0;
    color: var(--_rt-graphic-1);
    font: var(--rt-type-headline-l);
    line-height: 1;
    font-variant-numeric: lining-nums;
  }

  @container (width >= 520px) {
    & .facts > div {
      grid-template-columns: minmax(0, 30%) minmax(0, 1fr);
      gap: var(--rt-space-4);
    }
  }
`;

const tables = css`
  & .table tbody th {
    font-weight: 400;
  }

  & .table [data-highlight] > * {
    font-weight: 700;
  }

  & .mini {
    display: block;
    inline-size: 100%;
    min-inline-size: 4em;
    block-size: 4px;
    margin-block-start: var(--rt-space-1);
    overflow: visible;
  }

  & .spark {
    display: block;
    inline-size: 5em;
    block-size: 1.5em;
    margin-block-start: var(--rt-space-1);
    overflow: visible;
  }

  & .spark .stroke {
    stroke-width: 1.5px;
  }
`;

/** The drawings of a graphic. */
export const drawings = css`
  ${rooms}
  ${looks}
  ${plots}
  ${bars}
  ${votes}
  ${texts}
  ${tables}

  @media (forced-colors: active) {
    & .fill {
      fill: CanvasText;
      stroke: Canvas;
      forced-color-adjust: none;
    }

    & .fill[data-look='3'] {
      fill: GrayText;
    }

    & .fill[data-look='4'] {
      fill: Canvas;
      stroke: CanvasText;
    }

    & :is(.stroke, .base, .middle) {
      stroke: CanvasText;
    }

    & .dot {
      fill: CanvasText;
      stroke: Canvas;
    }

    & .grid {
      stroke: GrayText;
    }

    & text {
      fill: CanvasText;
    }

    & .part {
      fill: Canvas;
      forced-color-adjust: none;
    }

    & [data-look='4'] > .part {
      fill: CanvasText;
    }
  }

  /* Paper keeps the colours of bars. */
  @media print {
    print-color-adjust: exact;
  }
`;
