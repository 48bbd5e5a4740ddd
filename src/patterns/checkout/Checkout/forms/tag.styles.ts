import { css } from 'styled-components';
import { tagCard, tagHole, tagPrice } from '../../../paywall/offer-parts/forms.styles.ts';

/** The rural weekly: soft cards with the numeral on a round seal, and the price on a tag with a hole. */
export const tagForm = css`
  &[data-form='tag'] > .offer {
    ${tagCard}
  }

  &[data-form='tag'] > .offer > .price {
    ${tagPrice}
    justify-self: start;
  }

  &[data-form='tag'] > .offer > .price::before {
    ${tagHole}
  }

  &[data-form='tag'] .steps {
    gap: var(--rt-space-4);
  }

  &[data-form='tag'] .steps > li {
    padding: var(--rt-space-4) var(--rt-space-5);
    border: 1px solid var(--rt-color-border-default);
    border-radius: var(--rt-radius-card);
  }

  &[data-form='tag'] .steps > li[data-open] {
    padding-block-end: var(--rt-space-6);
    background: var(--rt-color-surface-raised);
  }

  &[data-form='tag'] .steps .number {
    display: inline-grid;
    place-content: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    margin-inline-end: var(--rt-space-2);
    border-radius: 50%;
    background: var(--rt-color-surface-sunken);
    font-size: 1rem;
  }

  &[data-form='tag'] .steps > li[data-open] .number {
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  @media (width >= 960px) {
    &[data-form='tag'] {
      gap: var(--rt-space-10);
    }
  }
`;
