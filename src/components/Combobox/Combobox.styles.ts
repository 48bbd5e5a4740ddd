import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';
import { popupStyles } from './popup.styles.ts';

export const ComboboxRoot: Root<'div'> = styled.div`
  ${popupStyles}

  & > .status {
    ${visuallyHidden}
  }
`;
