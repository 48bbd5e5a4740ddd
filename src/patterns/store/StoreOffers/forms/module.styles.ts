import { css } from 'styled-components';
import { moduleBox, moduleHead } from '../../../paywall/offer-parts/forms.styles.ts';

/** The daily: modules with a coloured head on a grey ground, the recommended one under the yellow rule. */
export const moduleForm = css`
  &[data-form='module'] > .stage .plan,
  &[data-form='module'] > .stage > .own {
    ${moduleBox}
  }

  &[data-form='module'] > .stage .plan:not([data-first]) {
    border-block-start-color: var(--rt-color-border-strong);
  }

  &[data-form='module'] > .stage .plan .title {
    padding: var(--rt-space-4) var(--rt-space-5);
    border-block-end: 1px solid var(--rt-color-border-default);
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
  }

  &[data-form='module'] > .stage .plan[data-first] .title {
    border-block-end: 0;
    ${moduleHead}
  }

  &[data-form='module'] > .stage :is(.words, .shares) {
    padding-inline: var(--rt-space-5);
  }

  &[data-form='module'] > .stage .deal {
    padding: var(--rt-space-5);
  }

  &[data-form='module'] > .stage .plan[data-first] .amount {
    color: var(--rt-color-link-default);
  }

  &[data-form='module'] > .contents {
    padding: var(--rt-space-5);
    border-block-start: 3px solid var(--rt-color-border-accent);
    background: var(--rt-color-surface-sunken);
  }

  &[data-form='module'] > .contents li::before {
    block-size: 0.4em;
    inline-size: 0.75em;
    border: solid var(--rt-color-link-default);
    border-width: 0 0 2px 2px;
    background: none;
    rotate: -45deg;
    translate: 0 -0.3em;
  }
`;
