import { css } from 'styled-components';
import { focusRing } from '../../../components/focus.styles.ts';

/** The title, the price and the button of an offer. */
export const offerText = css`
  & .title {
    font: var(--rt-type-headline-l);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
  }

  & .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--rt-space-1) var(--rt-space-2);
  }

  & .amount {
    font: var(--rt-type-numeral);
    letter-spacing: var(--rt-type-numeral-letter-spacing);
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }

  & .period {
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & .action {
    min-block-size: 52px;
  }
`;

/** A link in the small print, tall enough for a finger. */
export const offerLink = css`
  display: inline-block;
  padding-block: var(--rt-space-2);
  color: var(--rt-color-link-default);
  text-decoration: underline;
  text-underline-offset: 0.25em;
  ${focusRing}

  &:hover {
    color: var(--rt-color-link-hover);
  }
`;
