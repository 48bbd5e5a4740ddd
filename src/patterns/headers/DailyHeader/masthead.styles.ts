import { css } from 'styled-components';
import { focusRing } from '../../../components/focus.styles.ts';

/** The wordmark between the seal and the tagline, on wide screens. */
export const masthead = css`
  & > .masthead {
    display: none;
  }

  @media (width >= 1024px) {
    & > .masthead {
      display: block;
    }

    & > .masthead > .inside {
      display: grid;
      grid-template-columns: auto auto minmax(0, 1fr);
      align-items: center;
      gap: var(--rt-space-6);
      block-size: 96px;
    }

    & .wordmark-link {
      --_rt-wordmark-size: var(--rt-wordmark-size, 60px);

      color: var(--rt-daily-wordmark, var(--rt-color-accent));
      ${focusRing}
    }

    & .seal {
      block-size: 84px;
      inline-size: 84px;
      color: var(--rt-daily-wordmark, var(--rt-color-accent));
    }

    & .seal > circle {
      fill: none;
      stroke: currentColor;
      stroke-width: 7;
    }

    & .seal > text {
      fill: currentColor;
      font: 800 34px/1 var(--rt-font-headline);
      letter-spacing: -0.03em;
      text-anchor: middle;
    }

    & .seal > .unit {
      font: 700 11px/1 var(--rt-font-ui);
      letter-spacing: 0.12em;
    }

    & .tagline {
      justify-self: end;
      color: var(--rt-color-text-muted);
      font: var(--rt-type-caption);
    }
  }
`;
