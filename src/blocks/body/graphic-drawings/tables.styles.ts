import { css } from 'styled-components';

export const tables = css`
  & .in-state {
    display: inline-block;
    padding: var(--rt-space-1) var(--rt-space-2);
    border: 1px solid var(--_rt-graphic-1);
    background: var(--_rt-graphic-1);
    color: var(--rt-color-surface-page);
    font-weight: 700;
    white-space: nowrap;
  }

  & .in-state[data-mark='2'] {
    background: none;
    color: var(--_rt-graphic-1);
  }

  & .in-state[data-mark='3'] {
    border: 1px dashed var(--_rt-graphic-2);
    background: none;
    color: var(--_rt-graphic-2);
  }

  & .in-state[data-mark='4'] {
    border-color: transparent;
    background: none;
    color: var(--rt-color-text-muted);
  }

  & .table tbody :is(th, td:not([data-number])) {
    font-weight: 400;
  }

  & .table [data-highlight] > * {
    font-weight: 700;
  }

  & .mini {
    display: block;
    inline-size: 100%;
    min-inline-size: 4em;
    block-size: 4px;
    margin-block-start: var(--rt-space-1);
    overflow: visible;
  }

  & .spark {
    display: block;
    inline-size: 5em;
    block-size: 1.5em;
    margin-block-start: var(--rt-space-1);
    overflow: visible;
  }

  & .spark .stroke {
    stroke-width: 1.5px;
  }
`;
