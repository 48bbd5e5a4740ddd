import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const SignInReturnRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--rt-space-5);
  max-inline-size: var(--_rt-account-form-width, var(--rt-account-form-width, 440px));

  & > p {
    margin: 0;
  }
`;
