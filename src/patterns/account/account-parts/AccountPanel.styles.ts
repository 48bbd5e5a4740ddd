import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

/** Its room is reserved: the footer stays below the fold while the reader's data arrives. */
export const AccountPanelRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--rt-space-8);
  min-block-size: 80vb;

  @media (scripting: none) {
    display: none;
  }

  @media print {
    min-block-size: 0;
  }

  & > .waiting {
    display: grid;
    gap: var(--rt-space-8);
    max-inline-size: var(--rt-measure);
  }
`;
