import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { optionListStyles } from '../option-list.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

export const ComboboxRoot: Root<'div'> = styled.div`
  ${optionListStyles}

  & > .status {
    ${visuallyHidden}
  }
`;
