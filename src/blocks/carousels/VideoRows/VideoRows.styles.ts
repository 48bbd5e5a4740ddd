import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

/* The grounds separate the rows, so their headers have no line. */
export const VideoRowsRoot: Root<'div'> = styled.div`
  --rt-section-rule-width: 0;
  --rt-section-padding: 0 var(--rt-space-4);

  min-inline-size: 0;
`;
