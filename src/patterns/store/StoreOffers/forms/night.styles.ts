import { css } from 'styled-components';
import { nightPoster } from '../../../paywall/offer-parts/forms.styles.ts';

/** The men's magazine: a black poster with a line for each plan, the price as wide as its column, the button a bar. */
export const nightForm = css`
  &[data-form='night'] > .stage {
    ${nightPoster}
  }

  &[data-form='night'] > .stage > .plans {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-flow: row;
    gap: 0;
  }

  &[data-form='night'] > .stage .plan {
    gap: var(--rt-space-6) var(--rt-space-10);
    padding: var(--rt-space-8) var(--rt-space-6);
  }

  &[data-form='night'] > .stage .plan + .plan {
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  &[data-form='night'] > .stage .amount {
    font: var(--rt-type-display);
    font-size: min(clamp(2.5rem, 8cqi, 4.5rem), 13cqi);
    line-height: 1;
  }

  &[data-form='night'] > .stage .plan[data-first] .amount {
    color: var(--rt-color-accent);
    font-size: min(clamp(3.5rem, 13cqi, 8rem), 18cqi);
  }

  &[data-form='night'] .period {
    font: var(--rt-type-kicker);
    text-transform: uppercase;
    letter-spacing: 0.1em;
  }

  &[data-form='night'] > .stage .plan .action {
    min-block-size: 64px;
    border-radius: 0;
    font: var(--rt-type-headline-s);
    letter-spacing: 0.04em;
  }

  &[data-form='night'] > .stage > .google {
    padding-inline: var(--rt-space-6);
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  &[data-form='night'] > .contents li::before {
    inline-size: 1.5em;
    block-size: 3px;
    translate: 0 -0.3em;
  }

  @container (inline-size >= 720px) {
    &[data-form='night'] > .stage .plan {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      align-items: end;
    }
  }
`;
