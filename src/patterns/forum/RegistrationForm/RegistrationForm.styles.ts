import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { freeForm } from '../../account/form-parts/free-form.styles.ts';

export const RegistrationFormRoot: Root<'div'> = styled.div`
  --_rt-account-form-width: var(--rt-account-form-width, 36rem);

  ${freeForm}
`;
