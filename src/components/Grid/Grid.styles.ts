import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { gaps } from '../gap.styles.ts';

/** A column is never wider than the grid, so that a narrow one scrolls nothing sideways. */
export const GridRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--rt-grid-column, 240px)), 1fr));
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${gaps}

  &[data-column='small'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--rt-grid-column-small, 160px)), 1fr));
  }

  &[data-column='large'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--rt-grid-column-large, 320px)), 1fr));
  }
`;
