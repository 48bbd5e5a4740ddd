import { css } from 'styled-components';
import { coverRules } from '../../../paywall/offer-parts/forms.styles.ts';

/** The weekly: columns of a cover between a red and a black rule, the price as its numeral. */
export const coverForm = css`
  &[data-form='cover'] > .stage {
    ${coverRules}
  }

  &[data-form='cover'] > .stage > .plans {
    gap: 0;
  }

  &[data-form='cover'] > .stage .plan {
    gap: var(--rt-space-8);
    padding-block: var(--rt-space-6);
  }

  &[data-form='cover'] > .stage .plan + .plan {
    border-block-start: 1px solid var(--rt-color-border-strong);
  }

  &[data-form='cover'] .plan[data-first] .title {
    font: var(--rt-type-headline-xl);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
  }

  &[data-form='cover'] .plan[data-first] .amount {
    color: var(--rt-color-accent);
  }

  &[data-form='cover'] .period {
    text-transform: uppercase;
    letter-spacing: 0.08em;
  }

  &[data-form='cover'] > .stage > .own {
    padding-inline: 0;
  }

  @container (inline-size >= 720px) {
    &[data-form='cover'] > .stage > .plans {
      grid-template-columns: minmax(0, 7fr);
      grid-auto-columns: minmax(0, 5fr);
    }

    &[data-form='cover'] > .stage .plan[data-first] {
      padding-inline-end: var(--rt-space-8);
    }

    &[data-form='cover'] > .stage .plan + .plan {
      padding-inline: var(--rt-space-8);
      border-block-start: 0;
      border-inline-start: 1px solid var(--rt-color-border-strong);
    }
  }
`;
