import { css } from 'styled-components';

/** The brands' forms: words under rules, boxes, words in the middle, capitals, a table, rounded labels. */
export const looks = css`
  &[data-look='rule'] .group {
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  &[data-look='rule'] .label {
    font: var(--rt-type-kicker);
    letter-spacing: var(--rt-type-kicker-letter-spacing);
  }

  &:is([data-look='tab'], [data-look='drawn']) .values {
    gap: var(--rt-space-2);
    padding-block: var(--rt-space-1);
  }

  &:is([data-look='tab'], [data-look='drawn']) .value {
    padding-inline: var(--rt-space-3);
    border: 1px solid var(--rt-color-border-strong);
  }

  &:is([data-look='tab'], [data-look='drawn']) .value[aria-current] {
    border-color: transparent;
    background: var(--rt-color-surface-inverse);
    color: var(--rt-color-text-inverse);
    text-decoration: none;
  }

  &:is([data-look='tab'], [data-look='drawn']) .value[aria-current] > .count {
    color: currentColor;
  }

  &[data-look='drawn'] .value {
    border-color: var(--rt-color-border-default);
    border-radius: min(var(--rt-radius-control), 22px);
    background: var(--rt-color-surface-tint);
  }

  &[data-look='centered'] {
    justify-items: center;
    text-align: center;
  }

  &[data-look='centered'] .group {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }

  &[data-look='centered'] .values {
    justify-content: safe center;
    max-inline-size: 100%;
  }

  &[data-look='centered'] .label {
    font: var(--rt-type-standfirst-m);
    font-style: italic;
  }

  &[data-look='centered'] .clear {
    justify-self: center;
  }

  &[data-look='band'] .group {
    border-block-start: 3px solid var(--rt-color-border-strong);
  }

  &[data-look='band'] :is(.label, .value) {
    text-transform: uppercase;
  }

  &[data-look='band'] .value[aria-current] {
    color: var(--rt-color-accent);
  }

  &[data-look='grid'] > .groups {
    gap: 0;
    border-block-start: 1px solid var(--rt-color-border-strong);
  }

  &[data-look='grid'] .group {
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  &[data-look='grid'] .label {
    color: var(--rt-color-kicker);
    font: 500 0.8125rem/1.4 var(--rt-font-ui);
    text-transform: uppercase;
  }

  &[data-look='grid'] .values > li + li {
    padding-inline-start: var(--rt-space-4);
    border-inline-start: 1px solid var(--rt-color-border-default);
  }

  @media (forced-colors: active) {
    & .value[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;
