import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { gaps } from '../gap.styles.ts';

export const StackRoot: Root<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${gaps}

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='center'] {
    align-items: center;
  }

  &[data-align='end'] {
    align-items: flex-end;
  }
`;
