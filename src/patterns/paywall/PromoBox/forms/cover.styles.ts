import { css } from 'styled-components';
import { coverRules } from '../../offer-parts/forms.styles.ts';

/** The weekly: lines of a magazine's cover between a red and a black rule, and the price as its numeral. */
export const coverForm = css`
  &[data-form='cover'] > .box {
    ${coverRules}
  }

  &[data-form='cover'] .pitch {
    padding-block: var(--rt-space-5) var(--rt-space-6);
  }

  &[data-form='cover'] .title {
    font: var(--rt-type-headline-xl);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
  }

  &[data-form='cover'] .deal {
    padding-block: var(--rt-space-5) var(--rt-space-6);
    border-block-start: 1px solid var(--rt-color-border-strong);
  }

  &[data-form='cover'] .amount {
    color: var(--rt-color-accent);
    font-size: min(3.25rem, 16cqi);
    line-height: 1;
  }

  &[data-form='cover'] .period {
    text-transform: uppercase;
    letter-spacing: 0.08em;
  }

  &[data-form='cover'] .small {
    padding-block: var(--rt-space-1);
    border-block-start: 1px solid var(--rt-color-border-strong);
  }

  @container (inline-size >= 560px) {
    &[data-form='cover'] > .box {
      grid-template-columns: minmax(0, 1fr) 17.5rem;
    }

    &[data-form='cover'] .pitch {
      padding-inline-end: var(--rt-space-6);
    }

    &[data-form='cover'] .deal {
      align-content: end;
      padding-inline-start: var(--rt-space-6);
      border-block-start: 0;
      border-inline-start: 1px solid var(--rt-color-border-strong);
    }

    &[data-form='cover'] .small {
      grid-column: 1 / -1;
    }
  }
`;
