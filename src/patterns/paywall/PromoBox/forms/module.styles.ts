import { css } from 'styled-components';
import { moduleBox, moduleHead } from '../../offer-parts/forms.styles.ts';

/** The daily: a module with a blue head, a grey ground, and the yellow button of its header. */
export const moduleForm = css`
  &[data-form='module'] > .box {
    ${moduleBox}
  }

  &[data-form='module'] .pitch {
    gap: 0;
  }

  &[data-form='module'] .title {
    padding: var(--rt-space-4) var(--rt-space-5);
    ${moduleHead}
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
  }

  &[data-form='module'] .words {
    padding: var(--rt-space-5) var(--rt-space-5) 0;
    color: var(--rt-color-text-default);
  }

  &[data-form='module'] .deal {
    padding: var(--rt-space-4) var(--rt-space-5) var(--rt-space-5);
  }

  &[data-form='module'] .amount {
    color: var(--rt-color-link-default);
    font: var(--rt-type-display);
    letter-spacing: var(--rt-type-display-letter-spacing);
  }

  &[data-form='module'] .cancel::before {
    content: '';
    display: inline-block;
    inline-size: 0.75em;
    block-size: 0.4em;
    margin-inline-end: 0.6em;
    border: solid var(--rt-color-link-default);
    border-width: 0 0 2px 2px;
    rotate: -45deg;
    translate: 0 -0.3em;
  }

  &[data-form='module'] .small {
    padding: var(--rt-space-1) var(--rt-space-5);
    border-block-start: 1px solid var(--rt-color-border-default);
    background: var(--rt-color-surface-raised);
  }

  @container (inline-size >= 560px) {
    &[data-form='module'] .deal {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: var(--rt-space-6);
    }

    &[data-form='module'] .action {
      grid-row: 1 / span 2;
      grid-column: 2;
      min-block-size: 60px;
      padding-inline: var(--rt-space-8);
    }
  }
`;
