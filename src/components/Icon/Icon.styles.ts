import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const IconRoot: Root<'svg'> = styled.svg`
  display: inline-block;
  flex: none;
  vertical-align: -0.22em;
  inline-size: var(--rt-icon-size, 1.25em);
  block-size: var(--rt-icon-size, 1.25em);
  fill: none;
  stroke: currentColor;
  stroke-width: var(--rt-icon-stroke, 1.75);
  stroke-linecap: var(--rt-icon-cap, round);
  stroke-linejoin: var(--rt-icon-join, round);

  &[data-size='s'] {
    inline-size: 16px;
    block-size: 16px;
  }

  &[data-size='m'] {
    inline-size: 24px;
    block-size: 24px;
  }

  &[data-size='l'] {
    inline-size: 32px;
    block-size: 32px;
  }

  & > .solid {
    fill: currentColor;
    stroke: none;
  }

  &[data-mirror] {
    scale: var(--_rt-forward, 1) 1;
  }
`;
