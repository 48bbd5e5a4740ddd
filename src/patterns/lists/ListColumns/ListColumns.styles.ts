import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ListColumnsRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-10) calc(2 * var(--rt-grid-gutter));
  min-inline-size: 0;

  & > :is(.list, .beside) {
    display: grid;
    align-content: start;
    gap: var(--rt-space-10);
    min-inline-size: 0;
  }

  @media (width >= 960px) {
    &:has(> .list:not(:empty) + .beside) {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    }

    & > .list + .beside {
      position: sticky;
      inset-block-start: var(--rt-list-sticky, var(--rt-space-24));
      align-self: start;
    }
  }
`;
