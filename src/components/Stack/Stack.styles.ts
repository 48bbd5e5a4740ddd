import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { alignments, gaps, layoutBox } from '../layout.styles.ts';

export const StackRoot: Root<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  ${layoutBox}
  ${gaps}
  ${alignments}
`;
