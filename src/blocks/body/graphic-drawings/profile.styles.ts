import { css } from 'styled-components';

export const profiles = css`
  & .profile {
    inline-size: 100%;
    max-inline-size: 34rem;
    margin-inline: auto;
  }

  & .hillside {
    display: block;
    overflow: visible;
  }

  & .relief {
    fill: var(--rt-color-text-muted);
    fill-opacity: 0.18;
  }

  & .climb {
    fill: var(--_rt-graphic-1);
    fill-opacity: 0.5;
  }

  & .road {
    fill: none;
    stroke: var(--_rt-graphic-1);
    stroke-width: 2.5px;
    vector-effect: non-scaling-stroke;
  }

  & .guide {
    stroke: var(--rt-color-text-muted);
    stroke-opacity: 0.5;
  }

  & .profile .place {
    font-weight: 700;
  }

  & .profile .detail {
    fill: var(--rt-color-text-muted);
  }

  & .profile [data-look='1'] > .place {
    fill: var(--_rt-graphic-1);
  }

  & .profile .tick {
    text-anchor: middle;
  }

  @media (forced-colors: active) {
    & .relief {
      fill: Canvas;
      stroke: GrayText;
      vector-effect: non-scaling-stroke;
    }

    & .climb {
      fill: Highlight;
      forced-color-adjust: none;
    }

    & :is(.road, .guide) {
      stroke: CanvasText;
    }
  }
`;
