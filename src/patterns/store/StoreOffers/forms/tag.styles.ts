import { css } from 'styled-components';

/** The rural weekly: cards of the market, the price of the recommended one on a tag with a hole. */
export const tagForm = css`
  &[data-form='tag'] > .stage .plan,
  &[data-form='tag'] > .stage > .own {
    gap: var(--rt-space-6);
    padding: var(--rt-space-6);
    border: 2px dotted var(--rt-color-border-strong);
    border-radius: calc(var(--rt-radius-card) * 1.5);
    background: var(--rt-color-surface-raised);
  }

  &[data-form='tag'] > .stage .plan[data-first],
  &[data-form='tag'] > .stage > .own {
    border-color: var(--rt-color-accent-alt);
  }

  &[data-form='tag'] > .stage .plan[data-first] .price {
    position: relative;
    justify-self: start;
    display: grid;
    margin-block-end: var(--rt-space-3);
    padding: var(--rt-space-4) var(--rt-space-6) var(--rt-space-4) var(--rt-space-12);
    border-radius: 28px var(--rt-radius-card) var(--rt-radius-card) 28px;
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
    rotate: -2deg;
  }

  &[data-form='tag'] > .stage .plan[data-first] .price::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 7px);
    inset-inline-start: var(--rt-space-4);
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--rt-color-surface-raised);
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
