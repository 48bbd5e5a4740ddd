import { css } from 'styled-components';

/** The forums: a programme with numerals in a column of hairlines, and a ticket with a stub to tear off. */
export const ticketForm = css`
  &[data-form='ticket'] > .offer {
    padding: 0;
    border: 1px solid var(--rt-color-border-strong);
    background: none;
  }

  &[data-form='ticket'] > .offer > * {
    padding-inline: var(--rt-space-5);
  }

  &[data-form='ticket'] > .offer > :first-child {
    padding-block: var(--rt-space-5) 0;
  }

  &[data-form='ticket'] > .offer > :last-child {
    padding-block: 0 var(--rt-space-5);
  }

  &[data-form='ticket'] > .offer > .price {
    padding-block: var(--rt-space-5);
    border-block: 2px dashed var(--rt-color-border-strong);
    background: var(--rt-color-surface-inverse);
    color: var(--rt-color-text-inverse);
  }

  &[data-form='ticket'] .wallets > .or::before,
  &[data-form='ticket'] .wallets > .or::after {
    border-block-start: 2px dashed var(--rt-color-border-strong);
  }

  &[data-form='ticket'] .steps {
    border: 1px solid var(--rt-color-border-strong);
  }

  &[data-form='ticket'] .steps > li {
    padding-inline: var(--rt-space-5);
    border-block-end: 1px solid var(--rt-color-border-strong);
  }

  &[data-form='ticket'] .steps > li:last-child {
    border-block-end: 0;
  }

  &[data-form='ticket'] .steps > li[data-open] {
    background: var(--rt-color-surface-tint);
  }

  &[data-form='ticket'] .steps .number {
    font: var(--rt-type-time);
    font-size: 1.25rem;
  }

  @media (width >= 960px) {
    &[data-form='ticket'] {
      grid-template-columns: minmax(0, 1fr) 21rem;
      gap: var(--rt-space-6);
    }

    &[data-form='ticket'] .steps > li {
      position: relative;
      padding-inline-start: 6rem;
      background: linear-gradient(var(--rt-color-border-strong) 0 0) 4.5rem 0 / 1px 100% no-repeat;
    }

    &[data-form='ticket'] .steps > li[data-open] {
      background-color: var(--rt-color-surface-tint);
    }

    &[data-form='ticket'] .steps .number {
      position: absolute;
      inset-inline-start: 1.75rem;
      font-size: 1.5rem;
    }
  }
`;
