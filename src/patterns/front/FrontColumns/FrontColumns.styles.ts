import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { pageWidth } from '../../../components/page-width.styles.ts';

export const FrontColumnsRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-8) var(--rt-grid-gutter);
  ${pageWidth}
  padding-block: var(--rt-space-6) var(--rt-space-10);

  & > div {
    display: grid;
    align-content: start;
    gap: var(--rt-space-6);
    min-inline-size: 0;
  }

  @media (width >= 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > .wide {
      grid-column: 1 / -1;
    }
  }

  @media (width >= 1024px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr);

    & > .wide {
      grid-column: auto;
    }
  }
`;
