import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { AFTER_STOPS, appear, stopNames, stopRows, stopTimelines } from '../graphic-drawings/stops.styles.ts';

export const BodyScenesRoot: Root<'section'> = styled.section`
  --_rt-scenes-top: var(--rt-article-sticky, var(--rt-space-16));

  container-type: inline-size;

  /* On the container, as for tours. */
  timeline-scope: ${stopNames};
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-l);
  letter-spacing: var(--rt-type-body-l-letter-spacing);

  & > .title {
    margin: 0 0 var(--rt-space-8);
    padding-inline: var(--rt-scenes-padding, 0);
    font: var(--rt-type-headline-l);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
    text-wrap: balance;
  }

  & > .scenes {
    display: grid;
    gap: var(--rt-space-12);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .scenes > li {
    display: grid;
    gap: var(--rt-space-5) var(--rt-space-10);
    align-items: center;
  }

  & .picture {
    --rt-image-radius: var(--rt-scenes-radius, 0);
  }

  & .words {
    display: grid;
    gap: var(--rt-space-4);
    padding-inline: var(--rt-scenes-padding, 0);
  }

  & .words > :is(h3, p) {
    margin: 0;
    hyphens: auto;
    text-wrap: pretty;
  }

  & .words > h3 {
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
    hyphens: manual;
  }

  & .quote {
    display: grid;
    gap: var(--rt-space-3);
    margin: var(--rt-space-6) 0;
  }

  & .quote > blockquote {
    margin: 0;
    color: var(--rt-scenes-quote-color, var(--rt-color-kicker));
    font: var(--rt-type-headline-xl);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
    hyphens: manual;
  }

  & .quote > blockquote::before {
    content: '“';
  }

  & .quote > blockquote::after {
    content: '”';
  }

  & .quote > figcaption {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  & .words > .caption {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    hyphens: manual;
  }

  & .words > .caption > .credit {
    font: var(--rt-type-credit, inherit);
  }

  @container (width >= 640px) {
    & > .scenes > li {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }

    & .words {
      padding-inline: 0 var(--rt-scenes-padding, 0);
    }

    & > .title {
      margin-block-end: var(--rt-space-12);
      text-align: center;
    }
  }

  /* Room for a picture and for lines over or beside it, also where the text is twice as large. */
  @media screen and (prefers-reduced-motion: no-preference) and (height >= 34em) {
    @supports (timeline-scope: --a) and (animation-timeline: view()) {
      & > .scenes {
        grid-template-columns: minmax(0, 1fr);
        row-gap: 0;
      }

      & > .scenes > li {
        display: contents;
      }

      & .picture {
        --rt-image-block-size: 100%;

        position: sticky;
        inset-block-start: var(--_rt-scenes-top);
        grid-row: 1 / ${AFTER_STOPS};
        grid-column: 1;
        align-self: start;
        block-size: calc(100svh - var(--_rt-scenes-top));
      }

      /* Longhands: some minifiers write the timeline into the shorthand, which no browser supports. */
      & .picture[data-stop] {
        animation-name: ${appear};
        animation-timing-function: linear;
        animation-fill-mode: both;
        animation-range: cover 2% cover 26%;
      }

      ${stopTimelines}
      ${stopRows}

      & .words {
        position: relative;
        z-index: 1;
        grid-column: 1;
        inline-size: min(100% - 2 * var(--rt-space-4), 34rem);
        margin-block: 72svh 24svh;
        margin-inline: auto;
        padding: var(--rt-space-6) var(--rt-space-5);
        background: var(--rt-color-surface-page);
      }

      @container (width >= 800px) {
        & > .scenes {
          grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
        }

        & .words {
          grid-column: 2;
          inline-size: min(100% - 2 * var(--rt-space-12), 30rem);
          margin-block: 30svh 44svh;
          padding: 0;
          background: none;
        }

        & .words[data-words='1'] {
          margin-block-start: 24svh;
        }
      }
    }
  }

  @media print {
    & > .scenes > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      break-inside: avoid;
    }
  }
`;
