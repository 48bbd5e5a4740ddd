import { css } from 'styled-components';
import { tagCard, tagHole, tagPrice } from '../../offer-parts/forms.styles.ts';

/** The rural weekly: a card of the market with a drawn sprig, and the price on a tag that hangs from it. */
export const tagForm = css`
  &[data-form='tag'] > .box {
    ${tagCard}
  }

  &[data-form='tag'] .sprig {
    stroke: var(--rt-color-accent);
  }

  &[data-form='tag'] .sprig > circle {
    fill: var(--rt-color-accent-alt);
    stroke: none;
  }

  &[data-form='tag'] .deal {
    gap: var(--rt-space-4);
  }

  &[data-form='tag'] .price {
    ${tagPrice}
    justify-self: center;
  }

  /* The hole of the tag, and its string. */
  &[data-form='tag'] .price::before {
    ${tagHole}
  }

  &[data-form='tag'] .price::after {
    content: '';
    position: absolute;
    inset-block-end: 50%;
    inset-inline-start: -18px;
    inline-size: 40px;
    block-size: 56px;
    border: solid var(--rt-color-accent-alt);
    border-width: 0 0 2px 2px;
    border-end-start-radius: 100%;
  }

  &[data-form='tag'] .amount {
    font-size: min(2.625rem, 13cqi);
  }

  &[data-form='tag'] .cancel {
    text-align: center;
  }

  &[data-form='tag'] .small {
    padding-block-start: var(--rt-space-2);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  @container (inline-size >= 560px) {
    &[data-form='tag'] > .box {
      grid-template-columns: minmax(0, 1fr) 17.5rem;
      column-gap: var(--rt-space-8);
      padding: var(--rt-space-8) var(--rt-space-8) var(--rt-space-4);
    }

    &[data-form='tag'] .deal {
      align-content: center;
    }

    &[data-form='tag'] .small {
      grid-column: 1 / -1;
    }
  }
`;
