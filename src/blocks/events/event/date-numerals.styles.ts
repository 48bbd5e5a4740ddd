import { css } from 'styled-components';

/** The date at the start of a row. */
export const dateNumerals = css`
  color: var(--rt-color-kicker);
  font: 500 0.8125rem/1.4 var(--rt-font-ui);
  font-variant-numeric: tabular-nums;
  text-transform: uppercase;
`;

/** Its day, the largest part. */
export const dayNumerals = css`
  color: var(--rt-color-text-default);
  font: 500 2.25rem/1 var(--rt-font-ui);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.04em;
`;
