import { css } from 'styled-components';

export const tables = css`
  & .table tbody th {
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
