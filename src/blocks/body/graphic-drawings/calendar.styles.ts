import { css } from 'styled-components';

export const calendars = css`
  & .calendar {
    inline-size: 100%;
    max-inline-size: 30rem;
    margin-inline: auto;
  }

  & .dial {
    display: grid;
    place-items: center;
  }

  & .dial > * {
    grid-area: 1 / 1;
    inline-size: 100%;
  }

  & :is(.wheel, .reading) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  & .ring {
    fill: var(--rt-color-text-muted);
    fill-opacity: 0.12;
  }

  & .work {
    fill: var(--_rt-graphic-1);
    stroke: var(--_rt-graphic-1);
    stroke-width: 1px;
  }

  & .work[data-mark='2'] {
    fill: var(--_rt-graphic-1);
    fill-opacity: 0.3;
  }

  & .work[data-mark='3'] {
    fill: var(--rt-color-accent);
    stroke: var(--_rt-graphic-2);
    stroke-width: 1.6px;
  }

  & .work[data-mark='4'] {
    fill: var(--rt-color-text-muted);
    stroke: var(--rt-color-text-muted);
  }

  & .spoke {
    stroke: var(--rt-color-text-muted);
    stroke-opacity: 0.35;
    stroke-width: 0.5px;
  }

  & .calendar text {
    text-anchor: middle;
  }

  & .month {
    font-size: 10px;
    font-weight: 700;
  }

  & .now {
    fill: none;
    stroke: var(--rt-color-text-default);
    stroke-width: 1.5px;
  }

  & .crop {
    stroke: var(--rt-color-surface-page);
    stroke-width: 3px;
    stroke-linejoin: round;
    font-size: 7px;
    font-weight: 700;
    paint-order: stroke;
  }

  & .moon {
    fill: var(--rt-color-text-default);
    fill-opacity: 0.2;
    stroke: var(--rt-color-text-default);
    stroke-width: 0.6px;
  }

  & .light {
    fill: var(--rt-color-text-default);
  }

  & .dial > .hub {
    place-content: center;
    place-items: center;
    inline-size: 36%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--rt-color-surface-page);
    font: var(--rt-type-label-s);
    text-align: center;
  }

  & .face {
    inline-size: 40%;
  }

  @media (forced-colors: active) {
    & .ring {
      fill: Canvas;
      stroke: GrayText;
    }

    & .work {
      fill: CanvasText;
      stroke: CanvasText;
      forced-color-adjust: none;
    }

    & .work[data-mark='2'] {
      fill: GrayText;
      fill-opacity: 1;
    }

    & .work[data-mark='3'] {
      fill: Canvas;
    }

    & .now {
      stroke: Highlight;
    }

    & :is(.moon, .light) {
      stroke: CanvasText;
    }

    & .light {
      fill: CanvasText;
    }

    & .crop {
      stroke: Canvas;
      forced-color-adjust: none;
    }
  }
`;
