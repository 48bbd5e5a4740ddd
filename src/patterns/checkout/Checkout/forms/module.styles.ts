import { css } from 'styled-components';

/** The daily: dense modules with a label bar, and the offer in a narrow column before them. */
export const moduleForm = css`
  &[data-form='module'] {
    gap: var(--rt-space-6);
  }

  &[data-form='module'] > .offer {
    padding: var(--rt-space-4);
    border-block-start-width: 3px;
  }

  &[data-form='module'] .steps {
    gap: var(--rt-space-4);
  }

  &[data-form='module'] .steps > li {
    padding: 0 var(--rt-space-4);
    border: 1px solid var(--rt-color-border-default);
    border-block-start: 3px solid var(--rt-color-border-default);
  }

  &[data-form='module'] .steps > li[data-open] {
    padding-block-end: var(--rt-space-5);
    border-block-start-color: var(--rt-color-action-default);
  }

  &[data-form='module'] .steps .head {
    justify-content: space-between;
    margin-inline: calc(-1 * var(--rt-space-4));
    padding-inline: var(--rt-space-4);
    inline-size: calc(100% + 2 * var(--rt-space-4));
    background: var(--rt-color-surface-sunken);
  }

  &[data-form='module'] .steps > li > .muted {
    padding-block-end: var(--rt-space-4);
  }

  &[data-form='module'] .steps .head > h2 {
    font: var(--rt-type-label-m);
    font-weight: 700;
  }

  @media (width >= 960px) {
    &[data-form='module'] {
      grid-template-columns: 18rem minmax(0, 1fr);
    }

    &[data-form='module'] > .offer {
      order: 0;
    }
  }
`;
