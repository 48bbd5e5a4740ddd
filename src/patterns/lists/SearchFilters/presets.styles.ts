import { css } from 'styled-components';

/** The brands' forms: words under rules, boxes, words in the middle, capitals, a table, rounded labels. */
export const presets = css`
  &[data-preset='rule'] .group {
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  &[data-preset='rule'] .label {
    font: var(--rt-type-kicker);
    letter-spacing: var(--rt-type-kicker-letter-spacing);
  }

  &:is([data-preset='tab'], [data-preset='drawn']) .values {
    gap: var(--rt-space-2);
    padding-block: var(--rt-space-1);
  }

  &:is([data-preset='tab'], [data-preset='drawn']) .value {
    /* On the border the ring would change less than it covers. */
    --_rt-focus-offset: -3px;

    padding-inline: var(--rt-space-3);
    border: 1px solid var(--rt-color-border-strong);
  }

  &:is([data-preset='tab'], [data-preset='drawn']) .value[aria-current] {
    border-color: transparent;
    background: var(--rt-color-surface-inverse);
    color: var(--rt-color-text-inverse);
    text-decoration: none;
  }

  &:is([data-preset='tab'], [data-preset='drawn']) .value[aria-current] > .count {
    color: currentColor;
  }

  &[data-preset='drawn'] .value {
    border-color: var(--rt-color-border-default);
    border-radius: min(var(--rt-radius-control), 22px);
    background: var(--rt-color-surface-tint);
  }

  &[data-preset='centered'] {
    justify-items: center;
    text-align: center;
  }

  &[data-preset='centered'] .group {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }

  &[data-preset='centered'] .values {
    justify-content: safe center;
    max-inline-size: 100%;
  }

  &[data-preset='centered'] .label {
    font: var(--rt-type-standfirst-m);
    font-style: italic;
  }

  &[data-preset='centered'] .clear {
    justify-self: center;
  }

  &[data-preset='band'] .group {
    padding-block-start: var(--rt-space-2);
    border-block-start: 3px solid var(--rt-color-border-strong);
  }

  &[data-preset='band'] :is(.label, .value) {
    text-transform: uppercase;
  }

  &[data-preset='band'] .value[aria-current] {
    color: var(--rt-color-kicker);
  }

  /* The head above has a rule already. */
  &[data-preset='grid'] > .groups {
    gap: 0;
  }

  &[data-preset='grid'] .group {
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  &[data-preset='grid'] .label {
    color: var(--rt-color-kicker);
    font: 500 0.8125rem/1.4 var(--rt-font-ui);
    text-transform: uppercase;
  }

  &[data-preset='grid'] .values > li + li {
    padding-inline-start: var(--rt-space-4);
    border-inline-start: 1px solid var(--rt-color-border-default);
  }

  @media (forced-colors: active) {
    & .value[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;
