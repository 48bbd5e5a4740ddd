import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { choiceLook } from '../choice.styles.ts';

export const CheckboxRoot: Root<'div'> = styled.div`
  ${choiceLook}
`;
