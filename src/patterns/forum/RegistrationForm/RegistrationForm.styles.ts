import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const RegistrationFormRoot: Root<'div'> = styled.div`
  --_rt-account-form-width: var(--rt-account-form-width, 36rem);

  display: grid;
  gap: var(--rt-space-4);
  min-inline-size: 0;
  font: var(--rt-type-body-m);

  & > .free {
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
  }
`;
