import { css } from 'styled-components';

/** A section of the account: blocks under one another, each with its heading. */
export const settingsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-8);
  max-inline-size: 52rem;
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-m);

  & .muted {
    color: var(--rt-color-text-muted);
  }

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--rt-space-4);
  }
`;

/** Entries between hairlines. */
export const entriesStyles = css`
  & .list {
    display: grid;
    justify-items: stretch;
    inline-size: 100%;
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--rt-color-border-default);
    list-style: none;
  }

  & .list > li {
    display: grid;
    gap: var(--rt-space-2);
    padding-block: var(--rt-space-4);
    border-block-end: 1px solid var(--rt-color-border-default);
  }
`;
