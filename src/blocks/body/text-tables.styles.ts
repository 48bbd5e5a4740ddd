import { css } from 'styled-components';

/** The tables in an author's text, without the rules above and below them. */
export const textTables = css`
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & :is(th, td) {
    padding: var(--rt-space-3) var(--rt-space-4) var(--rt-space-3) 0;
    border-block-end: 1px solid var(--rt-color-border-default);
    text-align: start;
    vertical-align: top;
  }

  & tr:last-child > :is(td, [scope='row']) {
    border-block-end: 0;
  }
`;
