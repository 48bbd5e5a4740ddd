import { css } from 'styled-components';
import {
  notchesAbove,
  notchesAtEnd,
  notchesAtStart,
  notchesBelow,
} from '../../../paywall/offer-parts/forms.styles.ts';

/** The forums: tickets, one below the other. Notches mark where the stub with the price is torn off. */
export const ticketForm = css`
  &[data-form='ticket'] > .stage > .plans {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-flow: row;
    gap: var(--rt-space-5);
  }

  &[data-form='ticket'] > .stage :is(.about, .deal) {
    padding: var(--rt-space-6);
  }

  &[data-form='ticket'] > .stage .about {
    align-content: center;
    background: var(--rt-color-surface-tint);
    ${notchesBelow}
  }

  &[data-form='ticket'] > .stage .deal {
    align-content: center;
    background: var(--rt-color-surface-tint);
    ${notchesAbove}
  }

  &[data-form='ticket'] > .stage .plan[data-first] .deal {
    background: var(--rt-color-surface-inverse);
    color: var(--rt-color-text-inverse);
  }

  &[data-form='ticket'] > .stage .plan[data-first] .cancel {
    color: inherit;
  }

  &[data-form='ticket'] .amount,
  &[data-form='ticket'] .plan[data-first] .amount {
    font-size: min(2.25rem, 11.5cqi);
    letter-spacing: -0.04em;
  }

  &[data-form='ticket'] .period {
    font: var(--rt-type-kicker);
    text-transform: uppercase;
  }

  &[data-form='ticket'] > .stage > .own {
    border: 1px solid var(--rt-color-border-strong);
    background: var(--rt-color-surface-tint);
  }

  &[data-form='ticket'] > .contents > ul {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-block-start: 1px solid var(--rt-color-border-strong);
  }

  &[data-form='ticket'] > .contents li {
    padding-block: var(--rt-space-3);
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  @container (inline-size >= 640px) {
    &[data-form='ticket'] > .stage .plan {
      grid-template-columns: minmax(0, 1fr) 21rem;
      align-content: stretch;
    }

    &[data-form='ticket'] > .stage .about {
      ${notchesAtEnd}
    }

    &[data-form='ticket'] > .stage .deal {
      ${notchesAtStart}
    }
  }
`;
