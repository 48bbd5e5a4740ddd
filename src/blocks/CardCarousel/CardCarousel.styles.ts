import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const CardCarouselRoot: Root<'section'> = styled.section`
  display: grid;
  gap: var(--rt-space-6);
  min-inline-size: 0;

  & > .head {
    padding-inline-end: var(--rt-front-edge, 0);
  }
`;
