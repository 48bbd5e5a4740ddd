import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';
import { iconButtonStyles } from '../IconButton/IconButton.styles.ts';

export const IconLinkRoot: Root<'a'> = styled.a`
  ${iconButtonStyles}
  ${focusRing}
`;
