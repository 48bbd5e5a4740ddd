import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { alignments, gaps, layoutBox } from '../layout.styles.ts';

export const ClusterRoot: Root<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${layoutBox}
  ${gaps}
  ${alignments}

  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-justify='center'] {
    justify-content: center;
  }

  &[data-justify='end'] {
    justify-content: flex-end;
  }

  &[data-justify='between'] {
    justify-content: space-between;
  }
`;
