import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const LoadMoreRoot: Root<'div'> = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--rt-space-3);

  & > a {
    inline-size: min(100%, 360px);
  }

  & > [hidden] {
    display: none;
  }

  & > [aria-disabled] {
    cursor: progress;
  }

  & > .failed {
    margin: 0;
    color: var(--rt-color-status-error);
    font: var(--rt-type-label-m);
    text-align: center;
  }

  & > .failed:empty {
    display: none;
  }
`;
