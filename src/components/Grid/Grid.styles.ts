import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { gaps } from '../gap.styles.ts';

/** A column is never wider than the grid, so that a narrow one scrolls nothing sideways. */
export const GridRoot: Root<'div'> = styled.div`
  --_rt-grid-least: var(--rt-grid-column, 240px);

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--_rt-grid-least)), 1fr));
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${gaps}

  &[data-column='small'] {
    --_rt-grid-least: var(--rt-grid-column-small, 160px);
  }

  &[data-column='large'] {
    --_rt-grid-least: var(--rt-grid-column-large, 320px);
  }

  &[data-fit] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--_rt-grid-least)), 1fr));
  }
`;
