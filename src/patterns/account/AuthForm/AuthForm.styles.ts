import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const AuthFormRoot: Root<'div'> = styled.div`
  display: grid;
  inline-size: 100%;
`;
