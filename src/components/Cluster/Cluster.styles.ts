import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { gaps } from '../gap.styles.ts';

export const ClusterRoot: Root<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${gaps}

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='end'] {
    align-items: flex-end;
  }

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
