import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { columns, gaps, layoutBox } from '../layout.styles.ts';

export const GridRoot: Root<'div'> = styled.div`
  --_rt-grid-least: var(--rt-grid-column, 240px);

  display: grid;
  grid-template-columns: ${columns('var(--_rt-grid-least)')};
  ${layoutBox}
  ${gaps}

  &[data-column='small'] {
    --_rt-grid-least: var(--rt-grid-column-small, 160px);
  }

  &[data-column='large'] {
    --_rt-grid-least: var(--rt-grid-column-large, 320px);
  }

  &[data-fit] {
    grid-template-columns: ${columns('var(--_rt-grid-least)', 'auto-fit')};
  }
`;
