import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const ContainerRoot: Root<'div'> = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(var(--rt-grid-max) + 2 * var(--rt-grid-margin));
  margin-inline: auto;
  padding-inline: var(--rt-grid-margin);

  &[data-width='text'] {
    max-inline-size: calc(var(--rt-measure) + 2 * var(--rt-grid-margin));
  }
`;
