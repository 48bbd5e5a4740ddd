import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { buttonStyles } from '../Button/Button.styles.ts';
import { focusRing } from '../focus.styles.ts';

export const LinkButtonRoot: Root<'a'> = styled.a`
  ${buttonStyles}
  ${focusRing}
`;
