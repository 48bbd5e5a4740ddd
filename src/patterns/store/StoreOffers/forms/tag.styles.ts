import { css } from 'styled-components';
import { tagCard, tagHole, tagPrice } from '../../../paywall/offer-parts/forms.styles.ts';

/** The rural weekly: cards of the market, the price of the recommended one on a tag with a hole. */
export const tagForm = css`
  &[data-form='tag'] > .stage .plan,
  &[data-form='tag'] > .stage > .own {
    ${tagCard}
  }

  &[data-form='tag'] > .stage .plan:not([data-first]) {
    border-color: var(--rt-color-border-strong);
  }

  &[data-form='tag'] > .stage .plan[data-first] .price {
    ${tagPrice}
    justify-self: start;
    margin-block-end: var(--rt-space-3);
  }

  &[data-form='tag'] > .stage .plan[data-first] .price::before {
    ${tagHole}
  }

  &[data-form='tag'] .plan[data-first] .amount {
    font-size: min(2.625rem, 13cqi);
  }

  &[data-form='tag'] > .contents li::before {
    inline-size: 0.7em;
    block-size: 0.7em;
    border-radius: 0 100%;
  }

  &[data-form='tag'] > .gifts .plan {
    border-block-style: dotted;
    border-block-width: 2px;
  }
`;
