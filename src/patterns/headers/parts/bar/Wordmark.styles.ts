import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';

export const WordmarkRoot: Root<'svg'> = styled.svg`
  display: block;
  block-size: var(--_rt-wordmark-size, var(--rt-wordmark-size, 2rem));
  inline-size: auto;
  max-inline-size: 100%;
  fill: currentColor;
`;
