import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { panelStyles } from '../form-parts/panel.styles.ts';

export const EmailLinkFormRoot: Root<'div'> = styled.div`
  ${panelStyles}
`;
