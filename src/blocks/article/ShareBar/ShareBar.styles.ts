import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ShareBarRoot: Root<'div'> = styled.div`
  display: flex;
  flex-flow: var(--rt-share-bar-direction, row) wrap;
  gap: var(--rt-share-bar-gap, var(--rt-space-1));

  @media (scripting: none) {
    & .copy {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
