import { css } from 'styled-components';

/** The daily: modules with a coloured head on a grey ground, the recommended one under the yellow rule. */
export const moduleForm = css`
  &[data-form='module'] > .stage .plan,
  &[data-form='module'] > .stage > .own {
    border: 1px solid var(--rt-color-border-default);
    border-block-start: 3px solid var(--rt-color-border-strong);
    border-radius: var(--rt-radius-card);
    background: var(--rt-color-surface-sunken);
    overflow: clip;
  }

  &[data-form='module'] > .stage .plan[data-first],
  &[data-form='module'] > .stage > .own {
    border-block-start-color: var(--rt-color-accent-alt);
  }

  &[data-form='module'] > .stage .plan .title {
    padding: var(--rt-space-4) var(--rt-space-5);
    border-block-end: 1px solid var(--rt-color-border-default);
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
  }

  &[data-form='module'] > .stage .plan[data-first] .title {
    border-block-end: 0;
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
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
