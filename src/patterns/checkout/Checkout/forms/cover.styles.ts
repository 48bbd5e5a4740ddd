import { css } from 'styled-components';

/** The weekly: a cover's contents. Large red numerals hang beside the steps, the offer is behind a black rule. */
export const coverForm = css`
  &[data-form='cover'] {
    border-block-start: var(--rt-rule-thick) solid var(--rt-color-border-accent);
    padding-block-start: var(--rt-space-6);
  }

  &[data-form='cover'] > .offer {
    padding: 0 0 var(--rt-space-6);
    border-block: 0;
    border-block-end: 1px solid var(--rt-color-border-strong);
    background: none;
  }

  &[data-form='cover'] .steps > li {
    border-block-end-color: var(--rt-color-border-strong);
  }

  /* As small as the heading on a phone: the accent has contrast enough for large text only. */
  &[data-form='cover'] .steps .number {
    color: var(--rt-color-link-default);
  }

  @media (width >= 960px) {
    &[data-form='cover'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      gap: var(--rt-space-12);
    }

    &[data-form='cover'] > .offer {
      padding: 0 0 var(--rt-space-8) var(--rt-space-8);
      border-block-end: 0;
      border-inline-start: 1px solid var(--rt-color-border-strong);
    }

    &[data-form='cover'] .steps > li {
      position: relative;
      padding-inline-start: 5.5rem;
    }

    &[data-form='cover'] .steps .number {
      position: absolute;
      inset-block-start: var(--rt-space-4);
      inset-inline-start: 0;
      color: var(--rt-color-accent);
      font: var(--rt-type-headline-xl);
      line-height: 1;
    }
  }
`;
