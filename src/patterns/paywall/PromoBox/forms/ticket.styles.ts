import { css } from 'styled-components';
import { columns } from '../../../../components/layout.styles.ts';
import {
  NOTCH,
  notchesAbove,
  notchesAtEnd,
  notchesAtStart,
  notchesBelow,
} from '../../offer-parts/forms.styles.ts';

/** The forums: the ticket of an event. Notches mark where its stub with the price is torn off. */
export const ticketForm = css`
  &[data-form='ticket'] .pitch {
    align-content: center;
    gap: var(--rt-space-4);
    padding: var(--rt-space-6);
    background: var(--rt-color-surface-tint);
    ${notchesBelow}
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
    ${notchesAbove}
  }

  /* The perforation. */
  &[data-form='ticket'] .deal::before {
    content: '';
    position: absolute;
    inset: -1px calc(${NOTCH} + 5px) auto;
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
    grid-template-columns: ${columns('16rem', 'auto-fit')};
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
      ${notchesAtEnd}
    }

    &[data-form='ticket'] .deal {
      align-content: center;
      ${notchesAtStart}
    }

    &[data-form='ticket'] .deal::before {
      inset: calc(${NOTCH} + 5px) auto calc(${NOTCH} + 5px) -1px;
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
