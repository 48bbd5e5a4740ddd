import { css } from 'styled-components';
import { nightPoster } from '../../offer-parts/forms.styles.ts';

/** The men's magazine: a black poster. The price is as wide as the page, the button a bar of gold. */
export const nightForm = css`
  &[data-form='night'] > .box {
    ${nightPoster}
  }

  &[data-form='night'] .pitch {
    padding: var(--rt-space-8) var(--rt-space-6) 0;
  }

  &[data-form='night'] .title {
    font: var(--rt-type-headline-xl);
    font-size: clamp(2rem, 9cqi, 3.75rem);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
    text-wrap: wrap;
  }

  &[data-form='night'] .words {
    max-inline-size: 27rem;
  }

  &[data-form='night'] .deal {
    gap: 0;
  }

  &[data-form='night'] .price {
    flex-wrap: nowrap;
    align-items: end;
    padding: var(--rt-space-6) var(--rt-space-6) 0;
    color: var(--rt-color-accent);
  }

  &[data-form='night'] .amount {
    font: var(--rt-type-display);
    font-size: min(clamp(3.5rem, 21.5cqi, 9.5rem), 21.5cqi);
    line-height: 1.1;
  }

  &[data-form='night'] .period {
    align-self: center;
    color: var(--rt-color-text-default);
    font: var(--rt-type-kicker);
    text-transform: uppercase;
    letter-spacing: 0.1em;
    writing-mode: vertical-rl;
    rotate: 180deg;
  }

  &[data-form='night'] .action {
    min-block-size: 68px;
    border-radius: 0;
    font: var(--rt-type-headline-m);
    letter-spacing: 0.04em;
  }

  &[data-form='night'] .cancel {
    padding: var(--rt-space-4) var(--rt-space-6) 0;
    color: var(--rt-color-text-default);
  }

  &[data-form='night'] .small {
    padding: var(--rt-space-1) var(--rt-space-6) var(--rt-space-4);
  }
`;
