import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { choiceStyles } from '../choice.styles.ts';

export const CheckboxRoot: Root<'div'> = styled.div`
  ${choiceStyles}

  /* In a dark scheme Chromium draws the dash of a mixed box nearly black, whatever is behind it. */
  & > input:indeterminate {
    color-scheme: light;
  }
`;
