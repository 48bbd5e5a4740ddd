import { css } from 'styled-components';
import { nightPoster } from '../../../paywall/offer-parts/forms.styles.ts';

/** The men's magazine: a black poster. The price fills the width above, and each step is a line below. */
export const nightForm = css`
  &[data-form='night'] > .offer {
    order: 0;
    gap: var(--rt-space-4);
    padding: var(--rt-space-8) 0;
    ${nightPoster}
  }

  &[data-form='night'] > .offer > .price > strong {
    display: block;
    color: var(--rt-color-accent);
    font: var(--rt-type-display);
    font-size: clamp(3rem, 11vi, 7rem);
    line-height: 1;
  }

  &[data-form='night'] .steps > li[data-open] {
    border-block-start: 1px solid var(--rt-color-accent);
  }

  @media (width >= 960px) {
    &[data-form='night'] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-form='night'] > .offer {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
      column-gap: var(--rt-space-10);
    }

    &[data-form='night'] > .offer > .price {
      grid-row: 1 / span 4;
      grid-column: 1;
    }

    &[data-form='night'] .steps > li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: var(--rt-space-10);
    }

    &[data-form='night'] .steps > li > * {
      grid-column: 2;
      inline-size: 100%;
    }

    &[data-form='night'] .steps > li > .head {
      grid-row: 1;
      grid-column: 1;
      align-content: start;
    }

    &[data-form='night'] .steps > li[data-open] > .head {
      grid-row: 1 / span 4;
    }
  }
`;
