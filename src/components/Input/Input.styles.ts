import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { controlStyles } from '../Field/Field.styles.ts';

export const InputRoot: Root<'input'> = styled.input`
  ${controlStyles}
`;
