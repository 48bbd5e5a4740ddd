import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

/** Its opening and its column are in the grid of the page. */
export const ArticleRoot: Root<'article'> = styled.article`
  grid-column: full;
  grid-row: 1 / span 2;
  display: grid;
  grid-template-columns: subgrid;
  grid-template-rows: subgrid;
  row-gap: var(--rt-space-8);

  /* Of the line that shows how much has been read. */
  view-timeline: --rt-reading block;
`;
