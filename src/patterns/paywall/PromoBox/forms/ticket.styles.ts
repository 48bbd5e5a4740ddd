import { css } from 'styled-components';

/** The forums: the ticket of an event. Notches mark where its stub with the price is torn off. */
export const ticketForm = css`
  &[data-form='ticket'] {
    --_rt-promo-notch: 11px;
    --_rt-promo-hole: transparent var(--_rt-promo-notch), currentColor calc(var(--_rt-promo-notch) + 0.5px);
  }

  &[data-form='ticket'] .pitch {
    align-content: center;
    gap: var(--rt-space-4);
    padding: var(--rt-space-6);
    background: var(--rt-color-surface-tint);
    mask:
      radial-gradient(circle at 0 100%, var(--_rt-promo-hole)) 0 0 / 51% 100% no-repeat,
      radial-gradient(circle at 100% 100%, var(--_rt-promo-hole)) 100% 0 / 51% 100% no-repeat;
  }

  &[data-form='ticket'] .title {
    padding-block-end: var(--rt-space-4);
    border-block-end: 1px solid var(--rt-color-border-strong);
  }

  &[data-form='ticket'] .deal {
    position: relative;
    padding: var(--rt-space-6);
    background: var(--rt-color-surface-inverse);
    color: var(--rt-color-text-inverse);
    mask:
      radial-gradient(circle at 0 0, var(--_rt-promo-hole)) 0 0 / 51% 100% no-repeat,
      radial-gradient(circle at 100% 0, var(--_rt-promo-hole)) 100% 0 / 51% 100% no-repeat;
  }

  /* The perforation. */
  &[data-form='ticket'] .deal::before {
    content: '';
    position: absolute;
    inset: -1px calc(var(--_rt-promo-notch) + 5px) auto;
    border-block-start: 2px dashed var(--rt-color-text-inverse);
    opacity: 0.7;
  }

  &[data-form='ticket'] .amount {
    font-size: min(2.25rem, 11.5cqi);
    letter-spacing: -0.04em;
  }

  &[data-form='ticket'] .period {
    font: var(--rt-type-kicker);
    text-transform: uppercase;
  }

  &[data-form='ticket'] .cancel {
    color: inherit;
  }

  &[data-form='ticket'] .small {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: 0;
    border-block-end: 1px solid var(--rt-color-border-strong);
  }

  &[data-form='ticket'] .small > * {
    padding-block: var(--rt-space-1);
  }

  @container (inline-size >= 560px) {
    &[data-form='ticket'] > .box {
      grid-template-columns: minmax(0, 1fr) 15.5rem;
    }

    &[data-form='ticket'] .pitch {
      mask:
        radial-gradient(circle at 100% 0, var(--_rt-promo-hole)) 0 0 / 100% 51% no-repeat,
        radial-gradient(circle at 100% 100%, var(--_rt-promo-hole)) 0 100% / 100% 51% no-repeat;
    }

    &[data-form='ticket'] .deal {
      align-content: center;
      mask:
        radial-gradient(circle at 0 0, var(--_rt-promo-hole)) 0 0 / 100% 51% no-repeat,
        radial-gradient(circle at 0 100%, var(--_rt-promo-hole)) 0 100% / 100% 51% no-repeat;
    }

    &[data-form='ticket'] .deal::before {
      inset: calc(var(--_rt-promo-notch) + 5px) auto calc(var(--_rt-promo-notch) + 5px) -1px;
      border-block-start: 0;
      border-inline-start: 2px dashed var(--rt-color-text-inverse);
    }

    &[data-form='ticket'] .small {
      grid-column: 1 / -1;
    }

    &[data-form='ticket'] .small > :last-child:not(:first-child) {
      text-align: end;
    }
  }
`;
