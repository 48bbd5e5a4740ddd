import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { pageWidth } from '../page-width.styles.ts';

export const ContainerRoot: Root<'div'> = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  ${pageWidth}

  &[data-width='text'] {
    max-inline-size: calc(var(--rt-measure) + 2 * var(--rt-grid-margin));
  }
`;
