import { css, keyframes } from 'styled-components';
import { appear, stopNames, stopReels, stopTimelines } from './stops.styles.ts';

const grow = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`;

/* A map that is lower than its window stays where it is. */
const travelNorth = keyframes`
  from {
    translate: 0 min(0px, calc(var(--_rt-window) - 100%));
  }
`;

const travelSouth = keyframes`
  to {
    translate: 0 min(0px, calc(var(--_rt-window) - 100%));
  }
`;

/** A twelfth of a year. */
const turn = keyframes`
  to {
    rotate: -30deg;
  }
`;

export const tours = css`
  & .tour {
    display: grid;
    gap: var(--rt-space-6) var(--rt-space-8);
  }

  & .stops {
    display: grid;
    gap: var(--rt-space-8);
    margin: 0;
    padding: 0;
    font: var(--rt-type-body-m);
    letter-spacing: var(--rt-type-body-m-letter-spacing);
    list-style: none;
  }

  & .stops h3 {
    margin: 0 0 var(--rt-space-2);
    color: inherit;
    font: var(--rt-type-headline-s);
    letter-spacing: var(--rt-type-headline-s-letter-spacing);
    text-wrap: balance;
  }

  & .stops p {
    margin: 0 0 var(--rt-space-3);
    hyphens: auto;
    text-wrap: pretty;
  }

  & .leg,
  & .trace {
    fill: none;
    stroke: var(--_rt-graphic-1);
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & .trace {
    stroke: var(--rt-color-text-muted);
    stroke-opacity: 0.5;
  }

  & .tour .map {
    max-inline-size: 20rem;
  }

  @container (width >= 520px) {
    & .tour {
      grid-template-columns: minmax(0, 9fr) minmax(0, 10fr);
    }
  }

  /* Room for the map and for lines of text beside or below it, also where the text is twice as large. */
  @media screen and (prefers-reduced-motion: no-preference) and (height >= 34em) {
    @supports (timeline-scope: --a) and (animation-timeline: view()) {
      & .tour {
        --_rt-window: 42svh;

        view-timeline: --rt-tour block;
      }

      /*
       * On the container: Chromium gives a child of a container no timelines if it has it before the first frame. The
       * ground above the map, below, covers neither the title nor what is before the graphic.
       */
      &:has(> .tour) {
        timeline-scope: ${stopNames};
        overflow-y: clip;
      }

      & > figcaption:has(+ .tour) {
        position: relative;
        z-index: 2;
      }

      & .stage {
        position: sticky;
        inset-block-start: var(--rt-article-sticky, var(--rt-space-16));
        z-index: 1;
        align-self: start;
        max-block-size: var(--_rt-window);
        border-block-end: 1px solid var(--rt-color-border-default);
        overflow: clip;
        background: var(--rt-color-surface-page);

        /* Words that have passed below the map do not come out above it. */
        box-shadow: 0 calc(-1 * var(--rt-article-sticky, var(--rt-space-16))) 0 var(--rt-color-surface-page);
      }

      & [data-way] .camera {
        /* Longhands: some minifiers write the timeline into the shorthand, which no browser supports. */
        animation-name: ${travelNorth};
        animation-timing-function: linear;
        animation-fill-mode: both;
        animation-timeline: --rt-tour;
        animation-range: contain 0% contain 100%;
      }

      & [data-way='south'] .camera {
        animation-name: ${travelSouth};
      }

      & .leg {
        animation-name: ${grow};
        animation-timing-function: linear;
        animation-fill-mode: both;
        animation-range: cover 15% cover 50%;
        stroke-dasharray: 1;
      }

      & .stage .dial {
        inline-size: min(100%, var(--_rt-window) - 2.5rem);
        margin-inline: auto;
      }

      /* The part of a stop comes over the part before. */
      & :is(.climb, .lit) {
        animation-name: ${appear};
        animation-timing-function: linear;
        animation-fill-mode: both;
        animation-range: cover 12% cover 44%;
      }

      /* Two numbers one over the other are not read: the change is short. */
      & .lit {
        display: block;
        animation-range: cover 22% cover 27%;
      }

      & .hub {
        display: grid;
      }

      & .lit .reel::before {
        animation-range: cover 22% cover 44%;
      }

      & .turn {
        animation-name: ${turn};
        animation-timing-function: ease-in-out;
        animation-fill-mode: both;
        animation-range: cover 10% cover 32%;
      }

      ${stopTimelines}
      ${stopReels}

      & .stops {
        gap: 24svh;
        padding-block: 4svh 20svh;
      }

      @container (width >= 720px) {
        & .tour[data-of='calendar'] {
          grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
        }
      }

      @container (width >= 520px) {
        & .tour {
          --_rt-window: calc(100svh - 12rem);
        }

        & .stage {
          border-block-end: 0;
          box-shadow: none;
        }

        & .stops {
          padding-block: 24svh 30svh;
        }
      }
    }
  }

  @media (forced-colors: active) {
    & .leg {
      stroke: Highlight;
      forced-color-adjust: none;
    }

    & .trace {
      stroke: CanvasText;
    }
  }

  /* The whole drawing, and then the words. */
  @media print {
    & .tour {
      grid-template-columns: minmax(0, 1fr);
    }

    & .stops {
      gap: var(--rt-space-6);
    }
  }
`;
